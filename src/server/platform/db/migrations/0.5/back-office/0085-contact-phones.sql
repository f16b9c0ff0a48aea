-- The staff search contact phones by their first digits too. Under a locale, a plain index serves only whole numbers, and the
-- search read every account.
drop index account_contact_phone;
create index account_contact_phone on account (contact_phone text_pattern_ops);
