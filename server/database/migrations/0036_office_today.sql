-- What failed lately is counted without reading all that was ever sent: readQueues, which the office's day asks too.
create index outbox_failed on outbox (created_at) where last_error is not null;
