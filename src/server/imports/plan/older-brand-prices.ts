import { type Staging, stagingTable } from '../staging/staging.ts';

/** Finds the prices of brand parts that are newer in the catalogue than in the files. Fills `x_older_brand_price`. */
export async function findOlderBrandPrices(staging: Staging): Promise<void> {
  const older = stagingTable(staging, 'x', 'older_brand_price');
  await staging.session.execute(`
    drop table if exists ${older};
    create unlogged table ${older} as
    select c.table_no, c.line, c.aft_part_id, c.market_fen as fen, c.dated, l.market_fen as live_fen, l.dated as live_dated
    from ${stagingTable(staging, 'c', 'aft_price')} c join aft_price l using (aft_part_id)
    where l.dated > c.dated and l.market_fen is not null;
    analyze ${older};`);
}

/** Leaves the newer prices as they are, and names those of the files that would have changed something. */
export async function leaveOutOlderBrandPrices(staging: Staging): Promise<void> {
  const changes = stagingTable(staging, 'c', 'aft_price');
  const older = stagingTable(staging, 'x', 'older_brand_price');
  await staging.session.execute(`
    insert into ${stagingTable(staging, 'x', 'left_out_value')} (table_no, line, field, code, detail)
      select table_no, line, 'price', 'olderPrice', trim_scale(fen / 100.0)::text from ${older} where live_fen <> fen;
    delete from ${changes} c using ${older} o where o.aft_part_id = c.aft_part_id;
    analyze ${changes};`);
}
