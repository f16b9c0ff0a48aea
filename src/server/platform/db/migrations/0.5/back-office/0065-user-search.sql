-- Staff find users among a million within 300 ms.

-- The grams to look up for a text: pairs alone, which imply the single characters. Only a single character is looked up itself.
create function sought_grams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(words), start, least(2, length(lower(words))))), '{}')
  from generate_series(1, greatest(length(lower(words)) - 1, least(1, length(lower(words))))) start
$$;

-- The sellers and agents by agency code; the first account of each code. Planned for the values of the roles, which hardly any
-- account has: a join is planned as if each role had an equal share of all accounts.
create function markets() returns table (agency_code text, name text) language plpgsql stable rows 200 as $$
declare
  staff_roles integer[] := array(select role_id from role where role_value in (2, 3));
begin
  return query execute
    'select distinct on (s.agency_code) s.agency_code, coalesce(s.user_realname, s.company_name, s.username)
    from account s where s.role_id = any($1) and s.agency_code <> '''' order by s.agency_code, s.user_id'
    using staff_roles;
end $$;
