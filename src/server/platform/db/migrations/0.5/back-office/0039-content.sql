-- Profiles refer to dictionary entries by id, packages can be limited to roles, notices have a period, an audience and
-- rich text, and imports are planned before they are applied.

-- A name is unique among the entries of one parent. Of present duplicates the first keeps its name.
update dictionary d set name = left(d.name, 30) || ' (' || d.id || ')'
  where exists (
    select from dictionary earlier
    where earlier.parent_id is not distinct from d.parent_id and lower(earlier.name) = lower(d.name) and earlier.id < d.id);
create unique index dictionary_name_once on dictionary (coalesce(parent_id, 0), lower(name));

-- The texts of profiles become ids. A text that is no entry any more, because the entry was renamed or deleted, becomes one.
create temporary table profile_text on commit drop as
  select user_id, category, left(btrim(value), 40) as value
  from account, lateral (values ('公司类型', company_type), ('职业标签', job_flag), ('渠道', how_know_epc)) as f (category, value)
  where btrim(value) <> '';
insert into dictionary (parent_id, dictionary_name, name)
  select distinct 100, category, category from profile_text t
  where not exists (select from dictionary c where c.parent_id = 100 and c.dictionary_name = t.category)
  on conflict do nothing;
insert into dictionary (parent_id, dictionary_name, name, ord)
  select distinct c.id, t.category, t.value, 9999 from profile_text t
    join dictionary c on c.parent_id = 100 and c.dictionary_name = t.category
  on conflict do nothing;

alter table account
  drop column company_type,
  drop column job_flag,
  drop column how_know_epc;
alter table account
  add column company_type integer references dictionary on delete restrict,
  add column job_flag integer references dictionary on delete restrict,
  add column how_know_epc integer references dictionary on delete restrict;
update account set company_type = e.id from profile_text t
    join dictionary c on c.parent_id = 100 and c.dictionary_name = t.category
    join dictionary e on e.parent_id = c.id and lower(e.name) = lower(t.value)
  where t.user_id = account.user_id and t.category = '公司类型';
update account set job_flag = e.id from profile_text t
    join dictionary c on c.parent_id = 100 and c.dictionary_name = t.category
    join dictionary e on e.parent_id = c.id and lower(e.name) = lower(t.value)
  where t.user_id = account.user_id and t.category = '职业标签';
update account set how_know_epc = e.id from profile_text t
    join dictionary c on c.parent_id = 100 and c.dictionary_name = t.category
    join dictionary e on e.parent_id = c.id and lower(e.name) = lower(t.value)
  where t.user_id = account.user_id and t.category = '渠道';
create index account_company_type on account (company_type);
create index account_job_flag on account (job_flag);
create index account_how_know_epc on account (how_know_epc);

-- A package with roles is for those roles only; one without is for everyone.
create table role_package (
  role_id integer not null references role on delete cascade,
  package_id integer not null references package on delete cascade,
  primary key (role_id, package_id)
);
create index role_package_package on role_package (package_id);

-- The content was plain text; it is HTML now, sanitised when it is written and when it is shown.
update notice set content =
  '<p>' || replace(replace(replace(replace(content, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br />') || '</p>';
alter table notice
  add column start_time timestamptz,
  add column audience_roles integer[] not null default '{}',
  add column audience_platform text not null default 'all',
  add column audience_language text not null default 'all';

-- A file that was read and compared, waiting for its application. Applied row by row, in chunks.
create table import_plan (
  plan_id text primary key,
  resource text not null,
  user_id integer not null references account on delete cascade,
  file_name text not null,
  created_at timestamptz not null default now()
);
create index import_plan_created on import_plan (created_at);
create table import_row (
  plan_id text not null references import_plan on delete cascade,
  -- the line in the file; its head is line 1
  line integer not null,
  action text not null check (action in ('add', 'edit')),
  record_id integer,
  row_version integer,
  input jsonb not null,
  -- null until applied
  outcome text check (outcome in ('applied', 'refused')),
  -- the code of the refusal
  refusal text,
  primary key (plan_id, line)
);
create index import_row_open on import_row (plan_id, line) where outcome is null;
