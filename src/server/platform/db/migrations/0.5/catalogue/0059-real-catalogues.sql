-- What catalogues of suppliers hold and the demo does not: scanned drawings, several announcement numbers of a vehicle,
-- configurations, option codes, vehicles with unknown facts, and vehicles of numbers that are in no parts book.

alter table drawing
  -- An SVG is in svg, a scan in image.
  add column media_type text not null default 'image/svg+xml'
    check (media_type in ('image/svg+xml', 'image/webp')),
  add column image bytea,
  alter column svg drop not null,
  add constraint drawing_has_one_picture check (
    case when media_type = 'image/svg+xml' then svg is not null and image is null
    else svg is null and image is not null end
  );
comment on column drawing.hotspots is
  'In pixels of a picture 700 high, whatever its size: [{ "orderNo": "12", "x": "left,right", "y": "top,bottom", "kind": "callout" | "part" }]; a point has one number in x and in y';

alter index vehicle_announcement rename to vehicle_first_announcement;
-- All announcement numbers of a vehicle, for vehicles that have more than vehicle.announcement, which is the first.
create table vehicle_announcement (
  vehicle_id integer not null references vehicle,
  announcement text not null,
  announcement_key text not null,
  primary key (vehicle_id, announcement_key)
);
create index vehicle_announcement_number on vehicle_announcement (announcement_key text_pattern_ops);

-- Equipment and dimensions beyond the columns of vehicle. The English texts are '' if only Chinese is known.
create table vehicle_configuration (
  vehicle_id integer not null references vehicle,
  ord integer not null,
  item_zh text not null,
  item_en text not null,
  value_zh text not null,
  value_en text not null
);
create index vehicle_configuration_vehicle on vehicle_configuration (vehicle_id, ord);

-- Unknown facts are null, unknown texts ''; no option codes are unknown options.
alter table vehicle
  add column options text[] not null default '{}',
  alter column power_kw drop not null,
  alter column seats drop not null,
  alter column produced_from drop not null;

-- The vehicles of a number, besides those whose parts book has it.
create table where_used (
  oe_id integer not null references part,
  vehicle_id integer not null references vehicle,
  primary key (oe_id, vehicle_id)
);
create index where_used_vehicle on where_used (vehicle_id);
