/**
 * The first seed generated a price for each pair of brand part and original number, so one part number could have two
 * prices. Sets all of them to the lowest.
 */
export const aftermarketPriceBackfill = `
  update aft_price price
  set market_fen = one.market_fen, dated = one.dated, source = one.source
  from aft_part part
  join (
    select distinct on (aft_brand_id, number_key)
      aft_brand_id, number_key, market_fen, dated, source, count(*) over (partition by aft_brand_id, number_key) as rows
    from aft_part
    join aft_price using (aft_part_id)
    order by aft_brand_id, number_key, market_fen nulls last, aft_part_id
  ) one on one.aft_brand_id = part.aft_brand_id and one.number_key = part.number_key and one.rows > 1
  where price.aft_part_id = part.aft_part_id
    and (price.market_fen is distinct from one.market_fen or price.dated <> one.dated)`;
