-- The day of each price. `dated` is that of the newest price of the number; where all prices are of that day, the columns
-- are null. Until now a number had one day, which stays that of all its prices.

alter table part_price add column guide_dated date, add column market_dated date[];

alter table catalogue_import
  -- Prices of the catalogue that are newer than those of the files are replaced too.
  add column replaces_newer boolean not null default false;

-- The hours of an inspection alone, which a supplier may state; null where it does not.

alter table maintain_plan add column check_hours numeric;

-- Operations were imported as they were written, and only these words have a meaning.
update maintain_project set operate = case
    when operate ~ '^(更换|替换|换)' then 'replace'
    when operate ~ '^(清洁|清洗)' then 'clean'
    when operate ~ '^(换位|轮换)' then 'rotate'
    when operate ~ '^(调整|调校)' then 'adjust'
    when operate ~ '^(添加|加注|补充)' then 'topUp'
    when operate ~ '^(润滑|打黄油)' then 'grease'
    else 'inspect' end
where operate not in ('replace', 'inspect', 'clean', 'rotate', 'adjust', 'topUp', 'grease');

-- Taking a version back writes whole rows, so the rows that are kept for it have the same columns.
do $$
declare kept record;
begin
  for kept in
    select tablename, added from pg_tables
    join (values
      ('part_price', 'add column guide_dated date, add column market_dated date[]'),
      ('maintain_plan', 'add column check_hours numeric')
    ) changed (name, added) on tablename ~ ('^v[0-9]+_' || name || '$')
    where schemaname = 'catalogue_undo'
  loop
    execute format('alter table catalogue_undo.%I %s', kept.tablename, kept.added);
  end loop;
end $$;

-- Plans are made again: those that were made until now replace newer prices, have operations as they were written, and do
-- not know the columns.
update catalogue_import set plan_revision = -1 where status in ('planned', 'publishing');
