-- Imports whose version was taken back, which can be published again, and imports by the command.

alter table catalogue_import drop constraint catalogue_import_status_check;
alter table catalogue_import
  add constraint catalogue_import_status_check check (status in ('uploading', 'inspecting', 'mapping', 'checking', 'planned',
    'publishing', 'published', 'withdrawn', 'discarded', 'failed')),
  -- Made by `npm run import`, by nobody who has an account.
  add column by_command boolean not null default false;

update catalogue_import i set status = 'withdrawn'
where status = 'published' and (
  select v.withdrawn_at is not null from catalogue_version v where v.import_id = i.import_id
  order by v.version desc limit 1);

-- The command stored no files until now.
update catalogue_import i set by_command = true
where created_by is null and key_id is null
  and not exists (select from catalogue_import_file f where f.import_id = i.import_id);
