-- When an interface was turned off, for the change log of the documents. Until now only its last change was known.
alter table api_interface add column off_at timestamptz;
update api_interface set off_at = updated_at where status = 'off';
