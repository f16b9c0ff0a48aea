-- Money that bought nothing is paid back by the staff: who did it, when, and what was written down of it.

alter table purchase drop constraint purchase_state_check;
alter table purchase
  add constraint purchase_state_check
    check (state in ('created', 'paid', 'granted', 'closed', 'refundNeeded', 'refunded')),
  add column refunded_at timestamptz,
  add column refunded_by integer references account on delete set null,
  add column refund_remark text not null default '';

-- What was paid back may be bought again.
drop index purchase_once;
create unique index purchase_once on purchase (user_id, package_id)
  where is_once and state not in ('closed', 'refunded');

-- The staff's lists: what wants a refund first, then the newest.
create index purchase_staff on purchase ((state = 'refundNeeded') desc, created_at desc, order_code desc);
create index payment_notice_received on payment_notice (received_at desc);
