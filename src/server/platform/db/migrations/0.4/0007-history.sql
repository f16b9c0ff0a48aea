-- What each account opened and searched for. Every mark has the moment of its last change, so that devices which were
-- apart come to the same: the newer change of each mark wins, and a removal is not undone by an older use.

create table vehicle_history (
  user_id integer not null references account on delete cascade,
  vehicle_id integer not null references vehicle on delete cascade,
  -- Empty for none: with another VIN it is another car.
  vin text not null,
  used_at timestamptz not null,
  is_pinned boolean not null,
  pinned_at timestamptz,
  is_removed boolean not null,
  removed_at timestamptz,
  primary key (user_id, vehicle_id, vin)
);
create index vehicle_history_vehicle on vehicle_history (vehicle_id);

create table oe_history (
  user_id integer not null references account on delete cascade,
  -- The numbers as they were typed, parted by commas; the hash is of their keys, for a list is longer than an index takes.
  param text not null,
  param_hash text not null,
  used_at timestamptz not null,
  is_pinned boolean not null,
  pinned_at timestamptz,
  is_removed boolean not null,
  removed_at timestamptz,
  primary key (user_id, param_hash)
);
