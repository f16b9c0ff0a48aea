-- Views as a user whose end is not in the audit yet (docs/adr/0037-ends-undo-and-restores.md). The session may be gone.
create table user_view (
  session_id uuid primary key,
  user_id integer not null references account on delete cascade,
  viewer_id integer not null references account on delete cascade,
  reason text not null
);
create index user_view_user on user_view (user_id);
create index user_view_viewer on user_view (viewer_id);
insert into user_view (session_id, user_id, viewer_id, reason)
  select session_id, user_id, viewer_id, view_reason from session where viewer_id is not null;
