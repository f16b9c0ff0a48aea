-- API services: calls without a valid key, as sums by network and minute (ADR 36). A node adds at most 100 rows a minute,
-- so that nobody can fill the disk.
create table api_failure (
  minute timestamptz not null,
  -- An IPv4 address or the /64 of an IPv6 address; 'other' beyond the rows of a minute.
  network text not null,
  code text not null,
  calls integer not null,
  -- Of the last one.
  address text not null,
  interface_code text not null,
  primary key (minute, network, code)
);
