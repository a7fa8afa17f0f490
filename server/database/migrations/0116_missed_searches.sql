-- What shoppers looked for and did not find, by India's day: words and how often, of nobody.
create table search_missed (
  day date not null,
  words text not null check (length(words) between 2 and 60),
  maker text not null default '',                 -- the maker that was asked for and is not sold; empty where nothing was found
  times int not null check (times > 0),
  primary key (day, words)
);
