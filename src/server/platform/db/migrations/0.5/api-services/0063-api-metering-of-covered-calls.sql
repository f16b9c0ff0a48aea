-- API services: metering of calls that a grant covers, with sums of the caller (ADR 40).

-- Nothing reads the ledger by customer but within a day.
drop index api_ledger_user;

-- Charges, logs and counts calls without idempotency keys, all or none. `logged` are the calls of the log, `texts` their
-- bodies and answers in turn, a line each. The sums of all calls are made by the caller: by customer and interface, by
-- customer, and by interface. Returns the units left for each of `sums`, or null with nothing written unless the grant
-- that ends first covers what each customer takes for an interface: api_meter then decides call by call.
create function api_meter_covered(logged jsonb, texts text, sums jsonb, customer_sums jsonb, interface_sums jsonb)
returns integer[] language plpgsql as $$
declare
  customer integer;
  customers integer[] := '{}';
  chosen record;
  wanted record;
  -- The live grants of the customers, the soonest to end first.
  grant_ids integer[] := '{}';
  grant_users integer[] := '{}';
  grant_codes text[] := '{}';
  unused integer[] := '{}';
  paying_users integer[] := '{}';
  paying_codes text[] := '{}';
  paying_grants integer[] := '{}';
  taken integer[] := '{}';
  sum_users integer[] := '{}';
  sum_codes text[] := '{}';
  remaining integer[] := '{}';
  available integer;
  payer integer;
  lines text[] := string_to_array(texts, E'\n');
  today date := (now() at time zone 'Asia/Shanghai')::date;
begin
  if coalesce(cardinality(lines), 0) <> 2 * jsonb_array_length(logged) then
    return null;
  end if;

  -- One metering at a time for a customer, in the same order as in api_meter.
  for customer in select distinct s."userId" from jsonb_to_recordset(customer_sums) as s ("userId" integer) order by 1 loop
    perform pg_advisory_xact_lock(7364130, customer);
    customers := customers || customer;
  end loop;

  for chosen in
    select g.grant_id, g.user_id, g.interface_code, g.units - g.used as left_units from api_grant g
    where g.user_id = any(customers) and g.revoked_at is null and g.starts_at <= now() and g.expires_at > now()
      and g.used < g.units
    order by g.expires_at, g.grant_id
    for no key update
  loop
    grant_ids := grant_ids || chosen.grant_id;
    grant_users := grant_users || chosen.user_id;
    grant_codes := grant_codes || chosen.interface_code;
    unused := unused || chosen.left_units;
  end loop;

  for wanted in
    select s."userId", s.code, s.units from jsonb_to_recordset(sums) as s ("userId" integer, code text, units integer)
  loop
    sum_users := sum_users || wanted."userId";
    sum_codes := sum_codes || wanted.code;
    if wanted.units > 0 then
      payer := null;
      for place in 1 .. cardinality(grant_ids) loop
        if unused[place] > 0 and grant_users[place] = wanted."userId"
          and coalesce(grant_codes[place] = wanted.code, true) then
          payer := place;
          exit;
        end if;
      end loop;
      if payer is null or unused[payer] < wanted.units then
        return null;
      end if;
      unused[payer] := unused[payer] - wanted.units;
      paying_users := paying_users || wanted."userId";
      paying_codes := paying_codes || wanted.code;
      paying_grants := paying_grants || grant_ids[payer];
      taken := taken || wanted.units;
    end if;
  end loop;

  for wanted_place in 1 .. cardinality(sum_users) loop
    available := 0;
    for place in 1 .. cardinality(grant_ids) loop
      if grant_users[place] = sum_users[wanted_place] and coalesce(grant_codes[place] = sum_codes[wanted_place], true) then
        available := available + unused[place];
      end if;
    end loop;
    remaining := remaining || available;
  end loop;

  with calls as materialized (
    select * from rows from (jsonb_to_recordset(logged) as ("requestId" uuid, "userId" integer, "keyId" integer, code text,
      version integer, mode text, transport text, status smallint, "resultCode" text, units integer, reason text, ms integer,
      address text, "isBodyCut" boolean, "isAnswerCut" boolean)) with ordinality
      as c (request_id, user_id, key_id, interface_code, version, mode, transport, status, code, units, reason, ms, address,
        is_body_cut, is_answer_cut, place)
  ), charged as (
    update api_grant g set used = g.used + p.units
    from (select grant_id, sum(units) as units from unnest(paying_grants, taken) as t (grant_id, units) group by 1) p
    where g.grant_id = p.grant_id
  ), entered as (
    insert into api_ledger (request_id, user_id, key_id, interface_code, grant_id, units, day)
    select c.request_id, c.user_id, c.key_id, c.interface_code, p.grant_id, c.units, today
    from calls c join unnest(paying_users, paying_codes, paying_grants) as p (user_id, interface_code, grant_id)
      on p.user_id = c.user_id and p.interface_code = c.interface_code
    where c.units > 0
  ), of_customers as (
    insert into api_usage_customer_day as u (day, user_id, mode, calls, units, refused, errors, limited, empty, repeated,
      latency)
    select today, s.* from jsonb_to_recordset(customer_sums) as s ("userId" integer, mode text, calls integer,
      units integer, refused integer, errors integer, limited integer, empty integer, repeated integer, latency integer[])
    on conflict (day, user_id, mode) do update set
      calls = u.calls + excluded.calls, units = u.units + excluded.units, refused = u.refused + excluded.refused,
      errors = u.errors + excluded.errors, limited = u.limited + excluded.limited, empty = u.empty + excluded.empty,
      repeated = u.repeated + excluded.repeated, latency = api_add_counts(u.latency, excluded.latency)
  ), of_interfaces as (
    insert into api_usage_interface_day as u (day, interface_code, mode, shard, calls, units, refused, errors, limited,
      empty, repeated, latency)
    select today, code, mode, pg_backend_pid() % 8, calls, units, refused, errors, limited, empty, repeated, latency
    from jsonb_to_recordset(interface_sums) as s (code text, mode text, calls integer, units integer,
      refused integer, errors integer, limited integer, empty integer, repeated integer, latency integer[])
    -- Customers share these rows: always the same order.
    order by code, mode
    on conflict (day, interface_code, mode, shard) do update set
      calls = u.calls + excluded.calls, units = u.units + excluded.units, refused = u.refused + excluded.refused,
      errors = u.errors + excluded.errors, limited = u.limited + excluded.limited, empty = u.empty + excluded.empty,
      repeated = u.repeated + excluded.repeated, latency = api_add_counts(u.latency, excluded.latency)
  ), counted as (
    insert into api_usage_day as u (day, user_id, interface_code, mode, calls, units, refused, errors, limited, empty,
      repeated, latency)
    select today, s.* from jsonb_to_recordset(sums) as s ("userId" integer, code text, mode text, calls integer,
      units integer, refused integer, errors integer, limited integer, empty integer, repeated integer, latency integer[])
    on conflict (day, user_id, interface_code, mode) do update set
      calls = u.calls + excluded.calls, units = u.units + excluded.units, refused = u.refused + excluded.refused,
      errors = u.errors + excluded.errors, limited = u.limited + excluded.limited, empty = u.empty + excluded.empty,
      repeated = u.repeated + excluded.repeated, latency = api_add_counts(u.latency, excluded.latency)
    returning user_id, interface_code, mode, xmax = 0 as is_first
  ), called as (
    insert into api_usage_caller_month as m (month, interface_code, mode, user_id, days)
    select date_trunc('month', today)::date, interface_code, mode, user_id, 1 << extract(day from today)::integer - 1
    from counted where is_first
    on conflict (month, interface_code, mode, user_id) do update set days = m.days | excluded.days
  )
  insert into api_request (request_id, requested_at, user_id, key_id, interface_code, version, mode, transport, status,
    code, units, reason, duration_ms, address, body, answer, is_body_cut, is_answer_cut)
  select request_id, now(), user_id, key_id, interface_code, version, mode, transport, status, code, units, reason, ms,
    address, lines[2 * place - 1], lines[2 * place], is_body_cut, is_answer_cut
  from calls;
  return remaining;
end $$;
