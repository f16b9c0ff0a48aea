-- The history of a user includes records that are gone: the entry of their deletion tells whose they were.
create index audit_entry_deletion_user on audit_entry ((before ->> 'userId')) where action = 'delete';
