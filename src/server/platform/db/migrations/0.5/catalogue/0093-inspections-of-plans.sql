-- The hours of an inspection alone, which a supplier may state; null where it does not.

alter table maintain_plan add column check_hours numeric;

-- Taking a version back writes whole rows, so the rows that are kept for it have the same column.
do $$
declare kept text;
begin
  for kept in select tablename from pg_tables where schemaname = 'catalogue_undo' and tablename ~ '^v[0-9]+_maintain_plan$' loop
    execute format('alter table catalogue_undo.%I add column check_hours numeric', kept);
  end loop;
end $$;

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

-- Plans are made again: those that were made until now have the words as they were written, and do not know the column.
update catalogue_import set plan_revision = -1 where status in ('planned', 'publishing');
