-- A clock for the expiry of secrets that never goes back, whatever happens to the system's clock: otherwise an expired code
-- would be valid again. The servers write the time that they have seen every second (monotonic-clock.ts).
create table monotonic_clock (
  only_row boolean primary key default true check (only_row),
  -- the greatest time so far, by this clock
  seen_at timestamptz not null,
  -- how far this clock is ahead of the system's: the sum of all jumps back
  ahead interval not null default '0'
);
insert into monotonic_clock (seen_at) values (now());

-- The time of the transaction, like now().
create function monotonic_now() returns timestamptz language sql stable as
  'select greatest(now() + ahead, seen_at) from monotonic_clock';

alter table session alter column seen_at set default monotonic_now();
alter table sms_message alter column sent_at set default monotonic_now();
