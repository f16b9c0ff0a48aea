-- The staff counts returned lines of a period.
create index work_order_item_returned on work_order_item (updated_at) where return_reason is not null and removed_at is null;
create index fit_report_created on fit_report (created_at) where withdrawn_at is null;
