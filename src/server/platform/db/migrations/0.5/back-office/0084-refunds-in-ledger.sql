-- Every refund has a row in the ledger: also that of the e-commerce price service, which gives days instead of lookups, and
-- one that withdrew nothing.

alter table quota_withdrawal
  alter column package_id drop not null,
  -- Null: of both classes together.
  alter column vehicle_class drop not null,
  drop constraint quota_withdrawal_kind_check,
  drop constraint quota_withdrawal_amount_check,
  add constraint quota_withdrawal_kind_check check (kind in ('daily', 'count', 'retail')),
  -- Lookups, of a daily package per day; days of the e-commerce price service.
  add constraint quota_withdrawal_amount_check check (amount >= 0),
  add constraint quota_withdrawal_package_check check (amount = 0 or kind = 'retail' or package_id is not null);

-- Refunds of earlier releases were of money that had bought nothing.
insert into quota_withdrawal (holder_id, vehicle_class, kind, amount, order_code, withdrawn_at)
select p.user_id, nullif(p.vehicle_class, 'both'), p.kind, 0, p.order_code, p.refunded_at
from purchase p
where p.state = 'refunded' and not exists (select from quota_withdrawal w where w.order_code = p.order_code)
order by p.refunded_at;
