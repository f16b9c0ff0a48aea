-- The names of the product's vocabulary: approvals are requested.
alter table approval rename column asked_by to requested_by;
alter table approval rename column asked_at to requested_at;
alter index approval_asked_by rename to approval_requested_by;
