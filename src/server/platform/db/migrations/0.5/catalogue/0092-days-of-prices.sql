-- The day of each price. `dated` is that of the newest price of the number; where all prices are of that day, the columns
-- are null. Until now a number had one day, which stays that of all its prices.

alter table part_price add column guide_dated date, add column market_dated date[];

alter table catalogue_import
  -- Prices of the catalogue that are newer than those of the files are replaced too.
  add column replaces_newer boolean not null default false;

-- Taking a version back writes whole rows, so the rows that are kept for it have the same columns.
do $$
declare kept text;
begin
  for kept in select tablename from pg_tables where schemaname = 'catalogue_undo' and tablename ~ '^v[0-9]+_part_price$' loop
    execute format('alter table catalogue_undo.%I add column guide_dated date, add column market_dated date[]', kept);
  end loop;
end $$;

-- Plans are made again: those that were made until now replace newer prices, and do not know the columns.
update catalogue_import set plan_revision = -1 where status in ('planned', 'publishing');
