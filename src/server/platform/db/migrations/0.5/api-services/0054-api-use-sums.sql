-- API services: sums that make a month's statistics quick, the log in a partition per day, and metering in fewer steps
-- (ADR 36).

-- Sums of api_usage_day over the interfaces of a customer.
create table api_usage_customer_day (
  day date not null,
  user_id integer not null,
  mode text not null,
  calls integer not null default 0,
  units integer not null default 0,
  refused integer not null default 0,
  errors integer not null default 0,
  limited integer not null default 0,
  empty integer not null default 0,
  repeated integer not null default 0,
  latency integer[] not null default array_fill(0, array[14]),
  primary key (day, user_id, mode)
) with (fillfactor = 70);

-- Sums of api_usage_day over the customers of an interface. Metering statements of several nodes would wait for each other
-- on one row, so each connection adds to one of eight.
create table api_usage_interface_day (
  day date not null,
  interface_code text not null,
  mode text not null,
  shard smallint not null,
  calls integer not null default 0,
  units integer not null default 0,
  refused integer not null default 0,
  errors integer not null default 0,
  limited integer not null default 0,
  empty integer not null default 0,
  repeated integer not null default 0,
  latency integer[] not null default array_fill(0, array[14]),
  primary key (day, interface_code, mode, shard)
) with (fillfactor = 50);

-- The days of a month on which a customer has called an interface: bit 0 is the first. For the number of customers.
create table api_usage_caller_month (
  month date not null,
  interface_code text not null,
  mode text not null,
  user_id integer not null,
  days integer not null,
  primary key (month, interface_code, mode, user_id)
);

insert into api_usage_customer_day (day, user_id, mode, calls, units, refused, errors, limited, empty, repeated, latency)
  select day, user_id, mode, sum(calls), sum(units), sum(refused), sum(errors), sum(limited), sum(empty),
    sum(repeated), array[
      sum(latency[1]), sum(latency[2]), sum(latency[3]), sum(latency[4]), sum(latency[5]), sum(latency[6]),
      sum(latency[7]), sum(latency[8]), sum(latency[9]), sum(latency[10]), sum(latency[11]), sum(latency[12]),
      sum(latency[13]), sum(latency[14])]
  from api_usage_day group by day, user_id, mode;
insert into api_usage_interface_day (day, interface_code, mode, shard, calls, units, refused, errors, limited,
  empty, repeated, latency)
  select day, interface_code, mode, 0, sum(calls), sum(units), sum(refused), sum(errors), sum(limited), sum(empty),
    sum(repeated), array[
      sum(latency[1]), sum(latency[2]), sum(latency[3]), sum(latency[4]), sum(latency[5]), sum(latency[6]),
      sum(latency[7]), sum(latency[8]), sum(latency[9]), sum(latency[10]), sum(latency[11]), sum(latency[12]),
      sum(latency[13]), sum(latency[14])]
  from api_usage_day group by day, interface_code, mode;
insert into api_usage_caller_month (month, interface_code, mode, user_id, days)
  select date_trunc('month', day)::date, interface_code, mode, user_id, bit_or(1 << extract(day from day)::integer - 1)
  from api_usage_day group by 1, 2, 3, 4;

-- Rows are updated in place many times a day.
alter table api_usage_day set (fillfactor = 80);
-- Who calls a deprecated interface.
create index api_usage_day_interface on api_usage_day (interface_code, day);

-- The log by day (UTC) of the request's id, which begins with its time: a day is dropped, not deleted. The default
-- partition takes ids of nodes whose clocks are wrong.
alter table api_request rename to api_request_before;
create table api_request (like api_request_before including defaults) partition by range (request_id);
create table api_request_other partition of api_request default;

-- The smallest request id of a moment.
create function api_first_request_id(moment timestamptz) returns uuid language sql immutable as $$
  select (left(hex, 8) || '-' || right(hex, 4) || '-7000-8000-000000000000')::uuid
  from (select lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0') as hex) t
$$;

create function api_add_log_day(one date) returns void language plpgsql as $$
declare
  name text := 'api_request_' || to_char(one, 'YYYYMMDD');
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format('create table %I (like api_request including defaults including constraints)', name);
  -- A weaker lock than that of "partition of".
  execute format('alter table api_request attach partition %I for values from (%L) to (%L)', name,
    api_first_request_id(one::timestamp at time zone 'UTC'), api_first_request_id((one + 1)::timestamp at time zone 'UTC'));
exception
  -- The default partition has requests of the day, from a clock that was fast, or is in use: the next run, or never.
  when check_violation or lock_not_available then null;
end $$;

-- Adds the partitions of the coming days and drops those older than `kept` days. Returns how many it has dropped.
create function api_keep_log(kept integer) returns integer language plpgsql as $$
declare
  today date := (now() at time zone 'UTC')::date;
  old text;
  dropped integer := 0;
begin
  -- One node at a time; the turn of another will do.
  if not pg_try_advisory_xact_lock(7364131) then
    return 0;
  end if;
  -- Readers and writers must not queue up behind this.
  perform set_config('lock_timeout', '1s', true);
  perform api_add_log_day(today + ahead) from generate_series(0, 3) ahead;
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'api_request'::regclass and c.relname ~ '^api_request_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < today - kept
  loop
    begin
      execute format('drop table %I', old);
      dropped := dropped + 1;
    exception
      when lock_not_available then null;
    end;
  end loop;
  return dropped;
end $$;

select api_add_log_day(day) from (select distinct (requested_at at time zone 'UTC')::date as day from
  api_request_before) days;
select api_keep_log(31);
insert into api_request select * from api_request_before;
drop table api_request_before;
alter table api_request add primary key (request_id);
create index api_request_user on api_request (user_id, request_id);
create index api_request_interface on api_request (interface_code, request_id);
create index api_request_failed on api_request (request_id) where status >= 400;
-- For searches of the staff by code. Answers are found without an index.
create index api_request_code on api_request (code, request_id) where code <> '000000';
create index api_request_user_code on api_request (user_id, code, request_id) where code <> '000000';
create index api_request_interface_code on api_request (interface_code, code, request_id) where code <> '000000';

create function api_add_counts(one integer[], other integer[]) returns integer[] language sql immutable as $$
  select array[
    one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4], one[5] + other[5], one[6] + other[6],
    one[7] + other[7], one[8] + other[8], one[9] + other[9], one[10] + other[10], one[11] + other[11], one[12] +
    other[12], one[13] + other[13], one[14] + other[14]]
$$;

-- Charges, logs and counts calls, all or none: the caller sends an answer only after this has committed. The soonest
-- expiring grant is charged first. Returns the outcome of each call: metered, exhausted (too few units left) or superseded
-- (its idempotency key has passed to another call). A request id is logged once: with `is_repeated`, calls that are in the
-- log already keep their outcome, so that a statement of unknown outcome can be repeated.
drop function api_meter(jsonb);
create function api_meter(batch jsonb, is_repeated boolean) returns jsonb language plpgsql as $$
declare
  call record;
  chosen record;
  ids uuid[] := '{}';
  outcomes text[] := '{}';
  remaining integer[] := '{}';
  known jsonb := '{}';
  outcome text;
  -- The live grants of the customers, the soonest to end first, and what is taken of each.
  grant_ids integer[] := '{}';
  grant_users integer[] := '{}';
  grant_codes text[] := '{}';
  unused integer[] := '{}';
  taken integer[] := '{}';
  charged_requests uuid[] := '{}';
  charged_grants integer[] := '{}';
  charged_units integer[] := '{}';
  customer integer;
  available integer;
  missing integer;
  part integer;
  today date := (now() at time zone 'Asia/Shanghai')::date;
begin
  -- One metering at a time for a customer, in the same order everywhere.
  for customer in select distinct (one ->> 'userId')::integer from jsonb_array_elements(batch) one order by 1 loop
    perform pg_advisory_xact_lock(7364130, customer);
  end loop;

  if is_repeated then
    select coalesce(jsonb_object_agg(r.request_id, case r.code when '301211' then 'exhausted' when '301214' then 'superseded'
        else 'metered' end), '{}') into known
      from jsonb_array_elements(batch) one join api_request r on r.request_id = (one ->> 'requestId')::uuid;
  end if;

  for chosen in
    select g.grant_id, g.user_id, g.interface_code, g.units - g.used as left_units from api_grant g
    where g.user_id in (select (one ->> 'userId')::integer from jsonb_array_elements(batch) one where one ->>
      'mode' = 'live')
      and g.revoked_at is null and g.starts_at <= now() and g.expires_at > now() and g.used < g.units
    order by g.expires_at, g.grant_id
    for no key update
  loop
    grant_ids := grant_ids || chosen.grant_id;
    grant_users := grant_users || chosen.user_id;
    grant_codes := grant_codes || chosen.interface_code;
    unused := unused || chosen.left_units;
    taken := taken || 0;
  end loop;

  for call in
    select c.* from jsonb_to_recordset(batch) as c ("requestId" uuid, "userId" integer, code text, units integer,
      "idempotencyKey" text, claim uuid, stored text)
  loop
    available := 0;
    for place in 1 .. cardinality(grant_ids) loop
      if grant_users[place] = call."userId" and coalesce(grant_codes[place] = call.code, true) then
        available := available + unused[place];
      end if;
    end loop;
    outcome := known ->> call."requestId"::text;
    if outcome is null then
      outcome := case when call.units > available then 'exhausted' else 'metered' end;
      if call.claim is not null then
        if outcome = 'metered' and call.stored is not null then
          update api_idempotency set answer = call.stored
            where user_id = call."userId" and idempotency_key = call."idempotencyKey" and claim = call.claim
              and answer is null;
        else
          delete from api_idempotency
            where user_id = call."userId" and idempotency_key = call."idempotencyKey" and claim = call.claim;
        end if;
        if not found then
          outcome := 'superseded';
        end if;
      end if;
      if outcome = 'metered' and call.units > 0 then
        missing := call.units;
        available := available - call.units;
        for place in 1 .. cardinality(grant_ids) loop
          if missing > 0 and unused[place] > 0 and grant_users[place] = call."userId"
            and coalesce(grant_codes[place] = call.code, true) then
            part := least(missing, unused[place]);
            unused[place] := unused[place] - part;
            taken[place] := taken[place] + part;
            missing := missing - part;
            charged_requests := charged_requests || call."requestId";
            charged_grants := charged_grants || grant_ids[place];
            charged_units := charged_units || part;
          end if;
        end loop;
      end if;
    end if;
    ids := ids || call."requestId";
    outcomes := outcomes || outcome;
    remaining := remaining || available;
  end loop;

  if cardinality(charged_requests) > 0 then
    update api_grant g set used = g.used + t.part
      from unnest(grant_ids, taken) as t (grant_id, part) where g.grant_id = t.grant_id and t.part > 0;
    insert into api_ledger (request_id, user_id, key_id, interface_code, grant_id, units, day)
      select l.request_id, c."userId", c."keyId", c.code, l.grant_id, l.units, today
      from unnest(charged_requests, charged_grants, charged_units) with ordinality as l (request_id, grant_id, units, place)
        join jsonb_to_recordset(batch) as c ("requestId" uuid, "userId" integer, "keyId" integer, code text)
          on c."requestId" = l.request_id
      order by l.place;
  end if;

  with settled as materialized (
    select c.*, o.outcome,
      case o.outcome when 'exhausted' then 403 when 'superseded' then 409 else c.status end as final_status,
      case o.outcome when 'exhausted' then '301211' when 'superseded' then '301214' else c."resultCode" end as final_code,
      case o.outcome when 'metered' then c.units else 0 end as final_units,
      case o.outcome when 'metered' then c.reason else 'error' end as final_reason
    from jsonb_to_recordset(batch) as c ("requestId" uuid, "userId" integer, "keyId" integer, code text,
        version integer, mode text, transport text, status smallint, "resultCode" text, units integer, reason text,
          ms integer,
        bucket integer, address text, body text, answer text, "isBodyCut" boolean, "isAnswerCut" boolean)
      join unnest(ids, outcomes) as o (id, outcome) on o.id = c."requestId"
    where not known ? c."requestId"::text
  ), logged as (
    insert into api_request (request_id, requested_at, user_id, key_id, interface_code, version, mode, transport, status,
      code, units, reason, duration_ms, address, body, answer, is_body_cut, is_answer_cut)
    select "requestId", now(), "userId", "keyId", code, version, mode, transport, final_status, final_code, final_units,
      final_reason, ms, address, body, case s.outcome when 'metered' then answer else '' end,
      "isBodyCut", "isAnswerCut"
    from settled s where final_status <> 429
  ), summed as materialized (
    select "userId" as user_id, code as interface_code, mode, grouping("userId") = 1 as is_of_interface,
      grouping(code) = 1 as is_of_customer, count(*) as calls, sum(final_units) as units,
      count(*) filter (where final_status between 400 and 499 and final_status <> 429) as refused,
      count(*) filter (where final_status >= 500) as errors,
      count(*) filter (where final_status = 429) as limited,
      count(*) filter (where final_reason = 'empty') as empty,
      count(*) filter (where final_reason = 'repeated') as repeated,
      array[
        count(*) filter (where bucket = 0 and final_status < 400),
        count(*) filter (where bucket = 1 and final_status < 400),
        count(*) filter (where bucket = 2 and final_status < 400),
        count(*) filter (where bucket = 3 and final_status < 400),
        count(*) filter (where bucket = 4 and final_status < 400),
        count(*) filter (where bucket = 5 and final_status < 400),
        count(*) filter (where bucket = 6 and final_status < 400),
        count(*) filter (where bucket = 7 and final_status < 400),
        count(*) filter (where bucket = 8 and final_status < 400),
        count(*) filter (where bucket = 9 and final_status < 400),
        count(*) filter (where bucket = 10 and final_status < 400),
        count(*) filter (where bucket = 11 and final_status < 400),
        count(*) filter (where bucket = 12 and final_status < 400),
        count(*) filter (where bucket = 13 and final_status < 400)] as latency
    from settled group by grouping sets (("userId", code, mode), ("userId", mode), (code, mode))
  ), of_customers as (
    insert into api_usage_customer_day as u (day, user_id, mode, calls, units, refused, errors, limited, empty,
      repeated, latency)
    select today, user_id, mode, calls, units, refused, errors, limited, empty, repeated, latency
    from summed where is_of_customer order by user_id, mode
    on conflict (day, user_id, mode) do update set
      calls = u.calls + excluded.calls, units = u.units + excluded.units, refused = u.refused + excluded.refused,
      errors = u.errors + excluded.errors, limited = u.limited + excluded.limited, empty = u.empty + excluded.empty,
      repeated = u.repeated + excluded.repeated, latency = api_add_counts(u.latency, excluded.latency)
  ), of_interfaces as (
    insert into api_usage_interface_day as u (day, interface_code, mode, shard, calls, units, refused, errors,
      limited, empty, repeated, latency)
    select today, interface_code, mode, pg_backend_pid() % 8, calls, units, refused, errors, limited, empty,
      repeated, latency
    from summed where is_of_interface order by interface_code, mode
    on conflict (day, interface_code, mode, shard) do update set
      calls = u.calls + excluded.calls, units = u.units + excluded.units, refused = u.refused + excluded.refused,
      errors = u.errors + excluded.errors, limited = u.limited + excluded.limited, empty = u.empty + excluded.empty,
      repeated = u.repeated + excluded.repeated, latency = api_add_counts(u.latency, excluded.latency)
  ), counted as (
    insert into api_usage_day as u (day, user_id, interface_code, mode, calls, units, refused, errors, limited,
      empty, repeated, latency)
    select today, user_id, interface_code, mode, calls, units, refused, errors, limited, empty, repeated, latency
    from summed where not is_of_customer and not is_of_interface order by user_id, interface_code, mode
    on conflict (day, user_id, interface_code, mode) do update set
      calls = u.calls + excluded.calls, units = u.units + excluded.units, refused = u.refused + excluded.refused,
      errors = u.errors + excluded.errors, limited = u.limited + excluded.limited, empty = u.empty + excluded.empty,
      repeated = u.repeated + excluded.repeated, latency = api_add_counts(u.latency, excluded.latency)
    returning user_id, interface_code, mode, xmax = 0 as is_first
  )
  insert into api_usage_caller_month as m (month, interface_code, mode, user_id, days)
    select date_trunc('month', today)::date, interface_code, mode, user_id, 1 << extract(day from today)::integer - 1
    from counted where is_first order by interface_code, mode, user_id
    on conflict (month, interface_code, mode, user_id) do update set days = m.days | excluded.days;

  return (
    select jsonb_object_agg(id, jsonb_build_object('outcome', o, 'remaining', r))
    from unnest(ids, outcomes, remaining) as t (id, o, r));
end $$;
