-- A session in which a staff member views the storefront as a user (docs/adr/0030-view-as-user-and-approvals.md).
-- It ends with the session of the staff member.
alter table session
  add column viewer_id integer references account on delete cascade,
  add column viewer_token_hash text references session on delete cascade,
  add column view_reason text,
  add constraint session_view check (
    (viewer_id is null) = (viewer_token_hash is null) and (viewer_id is null) = (view_reason is null)
    and viewer_id is distinct from user_id);
create index session_viewer_session on session (viewer_token_hash) where viewer_token_hash is not null;
create index session_viewer on session (viewer_id) where viewer_id is not null;
