-- Webhooks that were worked on before some day, and those of them whose body an earlier version left standing (server/payments/forgetWebhooks.ts).
create index webhook_inbox_processed on webhook_inbox (processed_at) where processed_at is not null;
create index webhook_inbox_bodies on webhook_inbox (processed_at) where processed_at is not null and body <> '';
