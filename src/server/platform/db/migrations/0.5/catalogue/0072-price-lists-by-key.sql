-- Price lists that programs upload with an API key: the suppliers that a key may import for.

create table catalogue_source_key (
  key_id integer not null references api_key on delete cascade,
  source_id integer not null references catalogue_source,
  -- Its imports may be published without a person, below the limits for a second person.
  may_publish boolean not null,
  added_by integer references account on delete set null,
  added_at timestamptz not null default now(),
  primary key (key_id, source_id)
);
create index catalogue_source_key_source on catalogue_source_key (source_id);

alter table catalogue_import
  -- The key that uploaded it; null for a person or a command.
  add column key_id integer references api_key on delete set null,
  -- Published as soon as it is planned, unless a second person is needed.
  add column publishes boolean not null default false;
create index catalogue_import_key on catalogue_import (key_id) where key_id is not null;
