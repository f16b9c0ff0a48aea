-- A year of figures is read from thousands of rows instead of hundreds of thousands. Kept by the statement that folds the
-- journal into statistic_day.

-- The sums of all provinces, brands and classes.
create table statistic_day_total (
  agency_code text not null,
  metric text not null,
  day date not null,
  amount bigint not null,
  primary key (agency_code, metric, day)
);

-- The sums of whole months; a month is its first day.
create table statistic_month (
  agency_code text not null,
  metric text not null,
  month date not null,
  province_code text not null,
  platform text not null,
  vehicle_class text not null,
  amount bigint not null,
  primary key (agency_code, metric, month, province_code, platform, vehicle_class)
);

insert into statistic_day_total (agency_code, metric, day, amount)
select agency_code, metric, day, sum(amount) from statistic_day group by 1, 2, 3;

insert into statistic_month (agency_code, metric, month, province_code, platform, vehicle_class, amount)
select agency_code, metric, date_trunc('month', day::timestamp)::date, province_code, platform, vehicle_class, sum(amount)
from statistic_day group by 1, 2, 3, 4, 5, 6;

-- The days of one province.
create index statistic_day_province on statistic_day (agency_code, province_code, metric, day);
