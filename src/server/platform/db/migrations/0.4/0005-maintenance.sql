-- Maintenance: the plan of each group of vehicles, and what an account remembers of the vehicles that it looks after.

create table maintain_item (
  base_item_code text primary key,
  name_zh text not null,
  name_en text not null,
  ord integer not null
);

create table maintain_fluid (
  fluid_id integer primary key,
  name_zh text not null,
  name_en text not null,
  unit text not null check (unit in ('L', 'kg', 'bottle')),
  unit_price_fen integer not null,
  remark_zh text not null default '',
  remark_en text not null default ''
);

-- What can be done to a vehicle of a class: one operation on one item.
create table maintain_project (
  std_maint_id integer primary key,
  vehicle_class char(1) not null check (vehicle_class in ('C', 'B')),
  base_item_code text not null references maintain_item,
  name_zh text not null,
  name_en text not null,
  -- 0 parts, 1 a fluid or other material, 2 work alone
  maint_type integer not null check (maint_type between 0 and 2),
  operate text not null,
  -- 1 is inspected and replaced if it must be, 0 is done whatever its state
  check_or_must integer not null check (check_or_must in (0, 1)),
  -- Its parts are those of these kinds in the vehicle's own book.
  std_part_ids integer[] not null default '{}',
  ord integer not null
);

-- A project for the vehicles of a group. Without an interval it stands outside the plan, and can be added to it.
create table maintain_plan (
  group_id integer not null references vehicle_group,
  std_maint_id integer not null references maintain_project,
  -- null is any
  gearbox_type text,
  driven_type text,
  interval_km integer check (interval_km > 0),
  interval_months integer check (interval_months > 0),
  first_km integer,
  first_months integer,
  hours numeric not null,
  fluid_id integer references maintain_fluid,
  amount numeric
);
create index maintain_plan_group on maintain_plan (group_id);

-- The odometer and the purchase date as an account gave them last; vin is '' where none is known.
create table maintain_vehicle (
  user_id integer not null references account on delete cascade,
  vehicle_id integer not null references vehicle,
  vin text not null default '',
  mileage integer not null check (mileage >= 0),
  purchase_date date not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, vehicle_id, vin)
);

-- When a project was last done on a vehicle, as an account recorded it.
create table maintain_record (
  user_id integer not null references account on delete cascade,
  vehicle_id integer not null references vehicle,
  vin text not null default '',
  std_maint_id integer not null references maintain_project,
  mileage integer not null check (mileage >= 0),
  done_on date not null,
  primary key (user_id, vehicle_id, vin, std_maint_id)
);

-- A shop's own price of an hour of work.
create table maintain_hour_cost (
  user_id integer primary key references account on delete cascade,
  cost_fen integer not null check (cost_fen >= 0)
);
