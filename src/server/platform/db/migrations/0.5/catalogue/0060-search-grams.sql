-- Searches inside texts by indexes of their parts, which need no extension (ADR 39).

-- All parts of `size` characters, in their order. Bodies with `return` find each other under the search path of `create index`.
create function grams(words text, size integer) returns text[] language sql immutable parallel safe
  return array(select substr(words, start, size) from generate_series(1, length(words) - size + 1) start);

-- The parts of five characters, the shortest text that numbers are searched by. One expression, which is inlined: on the
-- embedded engine a query for each number takes eight times as long.
create function oe_grams(oe_key text) returns text[] language sql immutable parallel safe
  return case when length(oe_key) > 30 then grams(oe_key, 5) else (array[
      substr(oe_key, 1, 5), substr(oe_key, 2, 5), substr(oe_key, 3, 5), substr(oe_key, 4, 5), substr(oe_key, 5, 5),
      substr(oe_key, 6, 5), substr(oe_key, 7, 5), substr(oe_key, 8, 5), substr(oe_key, 9, 5), substr(oe_key, 10, 5),
      substr(oe_key, 11, 5), substr(oe_key, 12, 5), substr(oe_key, 13, 5), substr(oe_key, 14, 5), substr(oe_key, 15, 5),
      substr(oe_key, 16, 5), substr(oe_key, 17, 5), substr(oe_key, 18, 5), substr(oe_key, 19, 5), substr(oe_key, 20, 5),
      substr(oe_key, 21, 5), substr(oe_key, 22, 5), substr(oe_key, 23, 5), substr(oe_key, 24, 5), substr(oe_key, 25, 5),
      substr(oe_key, 26, 5)
    ])[1:length(oe_key) - 4] end;
create index part_oe_grams on part using gin (oe_grams(oe_key));

-- The pairs of characters of names, without the dashes that users omit: trigrams find nothing in two Chinese characters.
-- The C collation folds ASCII only, like vehicleNames.
create function name_grams(names text) returns text[] language sql immutable parallel safe
  return grams(lower(replace(replace(names, '-', ''), '×', 'x') collate "C"), 2);
create index vehicle_name_grams on vehicle
  using gin (name_grams(name_zh || ' ' || name_en || ' ' || driven_type || ' ' || cfg_level));
create index vehicle_group_name_grams on vehicle_group
  using gin (name_grams(name_zh || ' ' || name_en || ' ' || engine_model));
