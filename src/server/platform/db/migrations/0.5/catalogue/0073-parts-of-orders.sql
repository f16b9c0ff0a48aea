-- Finds the work orders of numbers that an import of the catalogue removes, replaces or prices anew.
create index work_order_item_number on work_order_item (search_oe) where removed_at is null;
