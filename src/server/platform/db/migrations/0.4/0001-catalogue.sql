-- The catalogue: vehicles, the numbers that find them, and the parts that fit them.
-- Class C is passenger, B is refined commercial. Names stand in Chinese and English side by side.

create table brand (
  brand_id integer primary key,
  brand_code text not null unique,
  name_zh text not null,
  name_en text not null,
  initial char(1) not null check (initial between 'A' and 'Z'),
  country text not null,
  oe_style text not null default 'plain'
);

create table family (
  family_id integer primary key,
  brand_id integer not null references brand,
  vehicle_class char(1) not null check (vehicle_class in ('C', 'B')),
  maker_zh text not null,
  maker_en text not null,
  name_zh text not null,
  name_en text not null,
  body text not null,
  -- Lower-case words that find it: both names, the maker, the brand, pinyin in full and by initials.
  search_text text not null
);
create index family_brand on family (brand_id, vehicle_class);

-- A group is one generation of a family with one engine: all its vehicles share one parts book.
create table vehicle_group (
  group_id integer primary key,
  family_id integer not null references family,
  name_zh text not null,
  name_en text not null,
  year_from integer not null,
  year_to integer,
  displacement text not null,
  fuel text not null,
  engine_model text not null,
  platform text not null
);
create index vehicle_group_family on vehicle_group (family_id);

create table vehicle (
  vehicle_id integer primary key,
  group_id integer not null references vehicle_group,
  name_zh text not null,
  name_en text not null,
  year_pattern integer not null,
  displacement text not null,
  gearbox_type text not null,
  driven_type text not null,
  cfg_level text not null,
  fuel text not null,
  body text not null,
  power_kw integer not null,
  seats integer not null,
  emission text not null,
  -- As printed (FV7146BBDBG); the key is upper case, half width, without 牌 and what stands before it.
  announcement text,
  announcement_key text,
  factory_code text,
  produced_from date not null,
  produced_to date,
  part_num integer not null default 0,
  -- How many refined truck parts stand behind it: 0 for class C.
  refined_truck_num integer not null default 0
);
create index vehicle_group_id on vehicle (group_id);
create index vehicle_announcement on vehicle (announcement_key text_pattern_ops);
create index vehicle_factory_code on vehicle (factory_code text_pattern_ops);

-- Characters 1 to 8 and the model-year character of a VIN, with a span of serials (both ends in), name a vehicle.
create table vin_rule (
  vin_rule_id integer primary key,
  prefix char(8) not null,
  year_code char(1) not null,
  vehicle_id integer not null references vehicle,
  plant_code char(1),
  serial_from integer not null default 0,
  serial_to integer not null default 999999
);
create index vin_rule_prefix on vin_rule (prefix, year_code);
create index vin_rule_vehicle on vin_rule (vehicle_id);

create table part_group (
  part_group_id integer primary key,
  vehicle_class char(1) not null check (vehicle_class in ('C', 'B')),
  code text not null,
  parent_id integer references part_group,
  level integer not null check (level in (1, 2)),
  name_zh text not null,
  name_en text not null,
  ord integer not null
);

create table std_part (
  std_part_id integer primary key,
  std_part_code text not null unique,
  part_group_id integer not null references part_group,
  name_zh text not null,
  name_en text not null,
  unit text not null,
  quantity numeric not null,
  -- w wear, s safety, o one-time use, p position variants
  flags text not null default '',
  ord integer not null
);

-- Every word that finds a standard part: names, trade slang, English, and their normal forms.
create table std_part_name (
  std_part_id integer not null references std_part,
  name text not null,
  kind text not null check (kind in ('name', 'alias', 'english')),
  norm text not null,
  pinyin text not null,
  initials text not null,
  primary key (std_part_id, name)
);

create table drawing (
  drawing_id integer primary key,
  svg text not null,
  width integer not null,
  height integer not null,
  -- [{ "orderNo": "12", "x": "left,right", "y": "top,bottom", "kind": "callout" | "part" }]
  hotspots jsonb not null
);

create table assembly (
  assembly_id integer primary key,
  group_id integer not null references vehicle_group,
  part_group_id integer not null references part_group,
  drawing_id integer references drawing
);
create unique index assembly_of_group on assembly (group_id, part_group_id);

-- One original part number of one price brand. oe is as printed, oe_key is upper case letters and digits only.
create table part (
  oe_id integer primary key,
  brand_id integer not null references brand,
  std_part_id integer not null references std_part,
  oe text not null,
  oe_key text not null,
  name_zh text not null,
  name_en text not null,
  -- Bolts and clips fit everything: left out of where-used.
  is_standard boolean not null default false,
  discontinued boolean not null default false
);
create index part_oe_key on part (oe_key text_pattern_ops);
create index part_std_part on part (std_part_id);

-- A row of a parts book: this number at this callout of this assembly, under these conditions (null is any). Spans are half
-- open: from is in, to is out.
create table fit (
  fit_id integer primary key,
  assembly_id integer not null references assembly,
  oe_id integer not null references part,
  callout text not null,
  quantity numeric not null,
  remark_zh text,
  remark_en text,
  gearbox_type text,
  driven_type text,
  cfg_level text,
  produced_from date,
  produced_to date,
  -- The last six characters of the VIN.
  serial_from integer,
  serial_to integer
);
create index fit_assembly on fit (assembly_id);
create index fit_oe on fit (oe_id);

create table replacement (
  old_oe_id integer not null references part,
  new_oe_id integer not null references part,
  kind text not null check (kind in ('replaced', 'interchangeable', 'split', 'merged')),
  dated date not null,
  note_zh text,
  note_en text,
  primary key (old_oe_id, new_oe_id)
);
create index replacement_new on replacement (new_oe_id);

create table aft_brand (
  aft_brand_id integer primary key,
  name_zh text not null,
  name_en text not null,
  country text not null
);

create table aft_part (
  aft_part_id integer primary key,
  oe_id integer not null references part,
  aft_brand_id integer not null references aft_brand,
  number text not null,
  number_key text not null,
  part_class text not null check (part_class in ('equivalent', 'used', 'remanufactured'))
);
create index aft_part_oe on aft_part (oe_id);
create index aft_part_number on aft_part (number_key text_pattern_ops);

-- One row a number: the market price stands once for each of the 34 provinces, by the order of GB/T 2260 codes,
-- null where unknown. One row read prices a number everywhere.
create table part_price (
  oe_id integer primary key references part,
  guide_fen integer,
  market_fen integer[] not null,
  dated date not null,
  source text not null
);

-- What the catalogue was filled with, so that a start knows whether there is anything left to do.
create table catalogue_fill (
  name text primary key,
  filled_at timestamptz not null default now()
);
