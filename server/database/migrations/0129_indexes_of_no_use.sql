-- Each of these was kept with every product that was written, which an import of many feels.
-- Searches of the moments before the catalogue is in memory (server/search/searchDatabase.ts) read the best cards from end to end instead.
drop index if exists card_search;
-- Shelves are walked along variant_along_shelves since 0060.
drop index if exists variant_by_place;
