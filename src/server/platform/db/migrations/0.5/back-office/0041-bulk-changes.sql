-- Bulk changes: what a change would do to each record, and what it did. A plan is applied row by row exactly as planned.
create table bulk_plan (
  plan_id text primary key,
  resource text not null,
  -- the new values
  changes jsonb not null,
  created_by integer not null references account on delete cascade,
  created_at timestamptz not null default now()
);
create index bulk_plan_created on bulk_plan (created_at);

create table bulk_row (
  plan_id text not null references bulk_plan on delete cascade,
  record_id integer not null,
  name text not null,
  -- the version that the plan was made from
  row_version integer not null,
  outcome text not null check (outcome in ('change', 'unchanged', 'refused')),
  -- the code of a refusal, of the plan or of its application
  reason text,
  -- null until applied; a conflict: someone else changed the record after the plan was made
  applied text check (applied in ('changed', 'conflict', 'refused')),
  -- the values before and the version after, for undoing
  before jsonb,
  applied_version integer,
  -- null until undone
  undone text check (undone in ('changed', 'conflict', 'refused')),
  primary key (plan_id, record_id)
);
create index bulk_row_open on bulk_row (plan_id, record_id) where outcome = 'change' and applied is null;
