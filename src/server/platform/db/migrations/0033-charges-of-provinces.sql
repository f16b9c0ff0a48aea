-- Comparing a number's prices in every province is charged like a switch of the province.
alter table quota_ledger drop constraint quota_ledger_reason_check;
alter table quota_ledger add constraint quota_ledger_reason_check
  check (reason in ('province', 'provinces', 'parts', 'config'));
