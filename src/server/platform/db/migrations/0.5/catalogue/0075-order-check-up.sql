-- Findings of an order's check-up that someone has dismissed; by what the finding is about, so that it comes back when
-- the line has another number.
create table work_order_dismissal (
  list_id integer not null references work_order on delete cascade,
  finding_key text not null check (length(finding_key) <= 200),
  user_id integer references account on delete set null,
  dismissed_at timestamptz not null default now(),
  primary key (list_id, finding_key)
);
create index work_order_dismissal_user on work_order_dismissal (user_id) where user_id is not null;
