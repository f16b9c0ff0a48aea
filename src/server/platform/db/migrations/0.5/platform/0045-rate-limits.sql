-- One pair of tables for all rate limits. They began with text messages, and pictures had one of their own.
alter table sms_use rename to rate_limit_use;
alter index sms_use_last rename to rate_limit_use_last;
alter table sms_total rename to rate_limit_window;
alter table rate_limit_window alter column since set default now();
alter index sms_total_since rename to rate_limit_window_since;
insert into rate_limit_window (key, uses, since) select 'picture:' || key, uses, since from picture_use;
drop table picture_use;

-- Numbers whose prices were given on a day, beside the vehicles and numbers of searches.
alter table catalogue_use add column prices integer not null default 0;
