-- Where a line's prices are from, so that paper and files can say so: the catalogue's prices and the e-commerce quotes.
alter table work_order_item
  add column price_source text not null default '',
  add column price_dated date,
  add column quote_source text not null default '',
  -- Of the oldest quote on the line.
  add column quote_dated date;

-- For the customer's paper.
alter table work_order
  add column customer_name text not null default '',
  add column plate text not null default '';

-- The head of a company's papers, kept by its main account.
create table company_letterhead (
  user_id integer primary key references account on delete cascade,
  shop_name text not null default '',
  phone text not null default '',
  address text not null default '',
  -- PNG or JPEG, checked by its header.
  logo bytea,
  logo_type text check (logo_type in ('image/png', 'image/jpeg')),
  updated_at timestamptz not null default now(),
  check ((logo is null) = (logo_type is null))
);
