import type { Database } from '../../../src/server/platform/db/database.ts';

const COPIES = 40;
/** Above every id of the tiny catalogue. */
const ID_OFFSET = 1000;

/** Columns that differ between copies: ids and the references to them are shifted by the same offset. */
const changedColumns: readonly (readonly [table: string, changed: Record<string, string>])[] = [
  ['vehicle', { vehicle_id: shifted('vehicle_id') }],
  ['vin_rule', { vin_rule_id: shifted('vin_rule_id'), vehicle_id: shifted('vehicle_id') }],
  ['part', { oe_id: shifted('oe_id'), oe_key: 'oe_key || copy', oe: 'oe || copy' }],
  ['fit', { fit_id: shifted('fit_id'), oe_id: shifted('oe_id') }],
  ['replacement', { old_oe_id: shifted('old_oe_id'), new_oe_id: shifted('new_oe_id') }],
  ['aft_part', { aft_part_id: shifted('aft_part_id'), oe_id: shifted('oe_id') }],
  ['part_price', { oe_id: shifted('oe_id') }],
];

function shifted(id: string): string {
  return `${id} + copy * ${ID_OFFSET}`;
}

/** Multiplies the rows of every vehicle, assembly and number prefix of the tiny catalogue by 41. */
export async function growTinyCatalogue({ execute }: Database): Promise<void> {
  for (const [table, changed] of changedColumns) {
    const values = Object.entries(changed).map(([column, expression]) => `'${column}', ${expression}`);
    await execute(`
      insert into ${table}
      select copied.*
      from ${table} original
      cross join generate_series(1, ${COPIES}) copy,
      jsonb_populate_record(original, jsonb_build_object(${values.join(', ')})) copied`);
  }
}
