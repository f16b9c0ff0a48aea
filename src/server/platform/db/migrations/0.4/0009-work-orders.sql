-- Work orders keep all that was known when they were made, take lines that are no parts, and remember what was replaced.

alter table work_order
  add column req_param text not null default '',
  add column is_vin_query boolean not null default false,
  add column brand_code text not null default '',
  add column series_id integer,
  add column brand_id integer,
  add column group_id integer,
  add column group_name text not null default '',
  add column part_num integer not null default 0,
  add column refined_truck_num integer not null default 0,
  add column remark text not null default '',
  -- The same request, sent again after its answer was lost, must not make a second order.
  add column operation_id text;
create unique index work_order_operation on work_order (user_id, operation_id) where operation_id is not null;

alter table work_order_item drop constraint work_order_item_quantity_check;
alter table work_order_item alter column quantity type numeric(6, 2);
alter table work_order_item alter column price_brand_id drop not null;
alter table work_order_item
  add constraint work_order_item_quantity_check check (quantity > 0),
  add column line_kind text not null default 'part' check (line_kind in ('part', 'material', 'labour')),
  add column unit text not null default '',
  add column user_word text not null default '',
  add column market_price_region_fen integer,
  add column retail_original_price_fen integer,
  add column retail_brand_price_fen integer,
  add column retail_suit_price_fen integer,
  add column oe_replace_twos text[] not null default '{}',
  add column former_oe text not null default '',
  add column updated_at timestamptz not null default now(),
  add constraint work_order_item_whole_pieces check (line_kind <> 'part' or quantity = trunc(quantity));

-- The same part of the same brand stands once on an order; so does a plan's material or labour, by its code and name.
-- A line that someone wrote by hand has no code, and may stand there as often as it is written.
drop index work_order_item_once;
create unique index work_order_item_once on work_order_item (
  list_id, line_kind, std_part_code, coalesce(price_brand_id, 0), search_oe,
  (case when line_kind = 'part' then '' else std_part_name end)
) where removed_at is null and (line_kind = 'part' or std_part_code <> '');
create index work_order_item_list on work_order_item (list_id, part_id) where removed_at is null;
