-- Comparing a number's prices in every province is charged like a switch of the province.
alter table quota_ledger drop constraint quota_ledger_reason_check;
alter table quota_ledger add constraint quota_ledger_reason_check
  check (reason in ('province', 'provinces', 'parts', 'config'));

-- Free lookups belong to the main account. A sub account that was given no allocation shares its main account's quota from
-- now on, or it could look up nothing.
update account set dct_type = dct_type + 1
where acct_level <> 0 and parent_id is not null and dct_type % 2 = 0
  and not exists (select from quota_package p where p.holder_id = account.user_id and p.expires_at > now());
