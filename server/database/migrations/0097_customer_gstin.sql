-- The business that a customer buys for, as his checkout begins with it: {"gstin": "…", "business_name": "…"}; null: none. It goes with his account.
alter table customer add column gst jsonb check (jsonb_typeof(gst -> 'gstin') = 'string' and jsonb_typeof(gst -> 'business_name') = 'string');
