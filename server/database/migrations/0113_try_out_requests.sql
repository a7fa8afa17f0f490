-- What the request that booked a time said, as a digest: its key with anything else in it is another request (server/tryOuts/requestKey.ts).
alter table try_out add column request_body text;
