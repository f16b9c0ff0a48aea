-- A name with a model year reads the vehicles of that year alone.
create index vehicle_group_year on vehicle (group_id, year_pattern);
drop index vehicle_group_id;
