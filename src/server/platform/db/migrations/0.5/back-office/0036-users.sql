-- Accounts as the staff lists and edits them.

-- All parts of one and two characters, for searches inside names of any script: trigrams find nothing in two Chinese
-- characters.
create function search_grams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(words), start, size)), '{}')
  from generate_series(1, length(lower(words))) start, generate_series(1, 2) size
  where start + size - 1 <= length(lower(words))
$$;

alter table account
  add column row_version integer not null default 1,
  -- an entry of the dictionary 意向
  add column intention integer references dictionary on delete restrict,
  -- End of the last daily and counted package of the quota holder: the account itself, or the main account whose quota it
  -- shares. Kept by the triggers below, because a join is too slow for filtering and sorting a million users.
  add column daily_until timestamptz,
  add column count_until timestamptz,
  add column expire_time timestamptz generated always as (greatest(daily_until, count_until)) stored,
  add column name_grams text[] generated always as (
    search_grams(username || chr(10) || coalesce(user_realname, '') || chr(10) || coalesce(company_name, ''))
  ) stored;

-- The version changes with the record, also when its owner changes it: a form of the staff that was opened before is then
-- refused. Statements that count the version themselves are left alone.
create function count_account_version() returns trigger language plpgsql as $$
begin
  if new.row_version = old.row_version and
    (new.username, new.phone_num, new.contact_phone, new.user_realname, new.company_name, new.company_type, new.job_flag,
      new.how_know_epc, new.business_desc, new.has_communication, new.intention, new.agency_code, new.role_id,
      new.is_disabled, new.platform, new.province_code, new.is_support_fast)
    is distinct from
    (old.username, old.phone_num, old.contact_phone, old.user_realname, old.company_name, old.company_type, old.job_flag,
      old.how_know_epc, old.business_desc, old.has_communication, old.intention, old.agency_code, old.role_id,
      old.is_disabled, old.platform, old.province_code, old.is_support_fast)
  then
    new.row_version := old.row_version + 1;
  end if;
  return new;
end $$;
create trigger account_version before update on account for each row execute function count_account_version();

create function held_until(holder integer, package_kind text) returns timestamptz language sql stable as $$
  select max(expires_at) from quota_package where holder_id = holder and kind = package_kind and amount > 0
$$;

create function keep_held_until() returns trigger language plpgsql as $$
declare
  holder integer;
begin
  foreach holder in array (
    case tg_op
      when 'INSERT' then array[new.holder_id]
      when 'DELETE' then array[old.holder_id]
      else array[old.holder_id, new.holder_id]
    end)
  loop
    update account set daily_until = held_until(holder, 'daily'), count_until = held_until(holder, 'count')
      where user_id = holder or (parent_id = holder and acct_level <> 0 and dct_type % 2 = 1);
  end loop;
  return null;
end $$;
-- A charge changes `used` only, and fires nothing.
create trigger quota_package_until after insert or delete or update of holder_id, kind, amount, expires_at
  on quota_package for each row execute function keep_held_until();

create function choose_held_until() returns trigger language plpgsql as $$
declare
  holder integer :=
    case when new.acct_level <> 0 and new.parent_id is not null and new.dct_type % 2 = 1 then new.parent_id else new.user_id end;
begin
  new.daily_until := held_until(holder, 'daily');
  new.count_until := held_until(holder, 'count');
  return new;
end $$;
create trigger account_until before insert or update of parent_id, dct_type, acct_level
  on account for each row execute function choose_held_until();

update account set dct_type = dct_type;

create index account_names on account using gin (name_grams);
create index account_phone_end on account (right(phone_num, 4));
create index account_phone_start on account (phone_num text_pattern_ops);
create index account_contact_phone on account (contact_phone);
create index account_contact_phone_end on account (right(contact_phone, 4));
create index account_agency on account (agency_code, user_id);
create index account_role on account (role_id, user_id);
create index account_intention on account (intention, user_id);
create index account_expire_time on account (expire_time, user_id);
create index account_expire_time_last on account (expire_time desc nulls last, user_id desc);
create index account_disabled on account (user_id) where is_disabled;

-- A code by which a user sets a new password, handed over by the staff. One at a time for an account.
create table password_reset (
  -- sha256 in hex: the code itself is shown once and stored nowhere
  code_hash text primary key,
  user_id integer not null unique references account on delete cascade,
  created_by integer references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_reset_expires on password_reset (expires_at);
