import type { Database } from '../../../src/server/platform/db/database.ts';

const COPIES = 40;
/** Further than any id of the tiny catalogue. */
const APART = 1000;

/** Columns that are another in each copy; ids move on, whatever refers to them moves with them. */
const copied: readonly (readonly [table: string, changed: Record<string, string>])[] = [
  ['vehicle', { vehicle_id: moved('vehicle_id') }],
  ['vin_rule', { vin_rule_id: moved('vin_rule_id'), vehicle_id: moved('vehicle_id') }],
  ['part', { oe_id: moved('oe_id'), oe_key: 'oe_key || copy', oe: 'oe || copy' }],
  ['fit', { fit_id: moved('fit_id'), oe_id: moved('oe_id') }],
  ['replacement', { old_oe_id: moved('old_oe_id'), new_oe_id: moved('new_oe_id') }],
  ['aft_part', { aft_part_id: moved('aft_part_id'), oe_id: moved('oe_id') }],
  ['part_price', { oe_id: moved('oe_id') }],
];

function moved(id: string): string {
  return `${id} + copy * ${APART}`;
}

/** The tiny catalogue with forty times the rows behind every vehicle, assembly and number's beginning. */
export async function growTinyCatalogue({ execute }: Database): Promise<void> {
  for (const [table, changed] of copied) {
    const values = Object.entries(changed).map(([column, expression]) => `'${column}', ${expression}`);
    await execute(`
      insert into ${table}
      select made.*
      from ${table} original
      cross join generate_series(1, ${COPIES}) copy,
      jsonb_populate_record(original, jsonb_build_object(${values.join(', ')})) made`);
  }
}
