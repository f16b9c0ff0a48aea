-- The fit of a part when it was added to an order: { "grade": "check", "rules": ["…"], "isConfirmed": true }. It stays when the
-- catalogue changes.
alter table work_order_item add column fit jsonb;
