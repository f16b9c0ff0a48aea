import { beforeAll, expect, test, vi } from 'vitest';
import { OeStyle } from '../../../src/contract/fields.ts';
import { oeKey } from '../../../src/contract/oe/oe-number.ts';
import { displayOe } from '../../../src/contract/oe/oe-styles.ts';
import { isAnnouncement, normaliseAnnouncement } from '../../../src/contract/vehicles/announcement.ts';
import { hasValidCheckDigit, isWellFormedVin } from '../../../src/contract/vehicles/vin.ts';
import { vinFixtures } from '../../../src/demo/catalogue/fleet/vin-fixtures.ts';
import { RANDOM_SEED } from '../../../src/demo/catalogue/generate-catalogue.ts';
import { yearOfCode } from '../../../src/demo/catalogue/plan/year-code.ts';
import { sampleQueries } from '../../../src/demo/catalogue/sample-queries.ts';
import { digestOfFill, type Filled, fillInMemory, type Line } from './generated-catalogue.ts';

// Reads a million rows several times, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let filled: Filled;
beforeAll(async () => {
  filled = await fillInMemory();
});

const byId = (table: string, id: string) => new Map([...filled.lines(table)].map((line) => [line[id], line]));

test('the catalogue’s tables have the expected sizes', () => {
  const classes = byId('family', 'family_id');
  const groups = byId('vehicle_group', 'group_id');
  const trucks = [...filled.lines('vehicle')].filter(
    ({ group_id }) => classes.get(groups.get(group_id ?? 0)?.family_id ?? 0)?.vehicle_class === 'B',
  );
  expect(filled.count('brand')).toBeGreaterThanOrEqual(40);
  expect(filled.count('family')).toBeGreaterThanOrEqual(300);
  expect(filled.count('vehicle') - trucks.length).toBeGreaterThanOrEqual(4000);
  expect(trucks.length).toBeGreaterThanOrEqual(800);
  expect(filled.count('fit')).toBeGreaterThan(280_000);
  expect(filled.count('fit')).toBeLessThan(340_000);
  expect(filled.count('part')).toBeLessThan(115_000);
  expect(filled.count('aft_part')).toBeLessThan(120_000);
  expect(filled.count('part_price')).toBe(filled.count('part'));
});

test('every row has a cell for every column', () => {
  expect(filled.names.map((name) => [name, filled.unevenRows(name)])).toEqual(filled.names.map((name) => [name, 0]));
});

test('primary keys are unique and references point to rows of earlier tables', () => {
  const keys = {
    brand: 'brand_id',
    family: 'family_id',
    vehicle_group: 'group_id',
    vehicle: 'vehicle_id',
    part_group: 'part_group_id',
    std_part: 'std_part_id',
    drawing: 'drawing_id',
    assembly: 'assembly_id',
    part: 'oe_id',
    aft_brand: 'aft_brand_id',
  };
  const references = [
    ['family', 'brand_id', 'brand'],
    ['vehicle_group', 'family_id', 'family'],
    ['vehicle', 'group_id', 'vehicle_group'],
    ['vin_rule', 'vehicle_id', 'vehicle'],
    ['part_group', 'parent_id', 'part_group'],
    ['std_part', 'part_group_id', 'part_group'],
    ['std_part_name', 'std_part_id', 'std_part'],
    ['assembly', 'group_id', 'vehicle_group'],
    ['assembly', 'part_group_id', 'part_group'],
    ['assembly', 'drawing_id', 'drawing'],
    ['part', 'brand_id', 'brand'],
    ['part', 'std_part_id', 'std_part'],
    ['fit', 'assembly_id', 'assembly'],
    ['fit', 'oe_id', 'part'],
    ['replacement', 'old_oe_id', 'part'],
    ['replacement', 'new_oe_id', 'part'],
    ['aft_part', 'oe_id', 'part'],
    ['aft_part', 'aft_brand_id', 'aft_brand'],
    ['part_price', 'oe_id', 'part'],
  ] as const;
  const ids = Object.fromEntries(
    Object.entries(keys).map(([table, key]) => [table, new Set(filled.column(table, key))]),
  );
  for (const [table, set] of Object.entries(ids)) expect([table, set.size]).toEqual([table, filled.count(table)]);
  for (const [table, column, target] of references) {
    const missing = filled.column(table, column).filter((id) => id !== null && !ids[target]?.has(id));
    expect([table, column, missing]).toEqual([table, column, []]);
    expect(filled.names.indexOf(target)).toBeLessThanOrEqual(filled.names.indexOf(table));
  }
});

test('unique pairs are unique', () => {
  const pairs = [
    ['std_part_name', 'std_part_id', 'name'],
    ['assembly', 'group_id', 'part_group_id'],
    ['replacement', 'old_oe_id', 'new_oe_id'],
    ['part', 'brand_id', 'oe_key'],
  ] as const;
  for (const [table, one, other] of pairs) {
    const seconds = filled.column(table, other);
    const found = new Set(filled.column(table, one).map((first, index) => `${first}/${seconds[index]}`));
    expect([table, found.size]).toEqual([table, filled.count(table)]);
  }
});

test('the same seed gives the same rows', async () => {
  expect(await digestOfFill(RANDOM_SEED)).toBe(filled.digest());
});

test('every announcement number is well formed, and some belong to several vehicles', () => {
  const printed = filled.column('vehicle', 'announcement').filter((number) => number !== null);
  const shapeless = printed.filter((number) => !isAnnouncement(String(number)));
  expect(shapeless).toEqual([]);
  expect(new Set(printed).size).toBeLessThan(printed.length * 0.9);
  const keys = filled.column('vehicle', 'announcement_key').filter((key) => key !== null);
  expect(keys).toEqual(printed.map((number) => normaliseAnnouncement(String(number))));
});

test('VIN rules are well formed, and lead to one vehicle or to several', () => {
  const vehiclesOf = new Map<string, number>();
  const wrong: Line[] = [];
  for (const line of filled.lines('vin_rule')) {
    const { prefix, year_code, serial_from, serial_to } = line;
    if (!isWellFormedVin(`${prefix}0${year_code}0000000`) || Number(serial_from) >= Number(serial_to)) wrong.push(line);
    const key = `${prefix}${year_code}`;
    vehiclesOf.set(key, (vehiclesOf.get(key) ?? 0) + 1);
  }
  expect(wrong).toEqual([]);
  const counts = [...vehiclesOf.values()];
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(counts.length * 0.08);
  expect(counts.filter((count) => count > 1).length).toBeGreaterThan(counts.length * 0.5);
});

/** The vehicles of a VIN by the rules, with maker, family and model year. */
function decode(vin: string): { maker: unknown; family: unknown; year: unknown; line: Line }[] {
  const vehicles = byId('vehicle', 'vehicle_id');
  const groups = byId('vehicle_group', 'group_id');
  const families = byId('family', 'family_id');
  const serial = Number(vin.slice(11).replace(/\D/g, '0'));
  return [...filled.lines('vin_rule')]
    .filter(({ prefix, year_code }) => prefix === vin.slice(0, 8) && year_code === vin.charAt(9))
    .filter(({ serial_from, serial_to }) => Number(serial_from) <= serial && serial <= Number(serial_to))
    .flatMap(({ vehicle_id }) => {
      const line = vehicles.get(vehicle_id ?? 0);
      const family = families.get(groups.get(line?.group_id ?? 0)?.family_id ?? 0);
      if (line === undefined || family === undefined) return [];
      return [{ maker: family.maker_zh, family: family.name_zh, year: line.year_pattern, line }];
    });
}

test('every VIN fixture leads to a vehicle of its maker, family and model year', () => {
  const rules = new Set([...filled.lines('vin_rule')].map(({ prefix, year_code }) => `${prefix}${year_code}`));
  expect(vinFixtures.filter(([prefix, yearCode]) => !rules.has(prefix + yearCode))).toEqual([]);
  for (const [prefix, yearCode, maker, family] of vinFixtures.filter((_, index) => index % 12 === 0)) {
    const found = decode(`${prefix}0${yearCode}G000001`);
    expect(found.map((vehicle) => [vehicle.maker, vehicle.family, vehicle.year])).toContainEqual([
      maker,
      family,
      yearOfCode(yearCode),
    ]);
  }
});

test('the announcement number of a sample licence selects one of several vehicles of its VIN', () => {
  const found = decode('LFVAWAGD22G752447');
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ line }) => line.announcement === 'FV7146BBDBG')).toHaveLength(1);
});

test('every sample query has the stated kind of result', () => {
  const families = new Set(filled.column('family', 'name_zh'));
  const announcements = new Set(filled.column('vehicle', 'announcement_key'));
  const numbers = new Set(filled.column('part', 'oe_key'));
  for (const { kind, text, shows } of sampleQueries) {
    if (kind === 'name') expect(families).toContain(text);
    if (kind === 'announcement') expect(announcements).toContain(normaliseAnnouncement(text));
    if (kind === 'oe') expect(numbers).toContain(oeKey(text));
    if (kind !== 'vin') continue;
    const found = decode(text);
    expect(found.length === 1, text).toBe(shows === 'oneVehicle');
    expect(found.length, text).toBeGreaterThan(0);
    expect(hasValidCheckDigit(text), text).toBe(shows !== 'importedWithoutCheckDigit');
    if (shows === 'electric') expect(found[0]?.line.fuel).toBe('ev');
    if (shows === 'truck') expect(found[0]?.line.body).toBe('tractor');
  }
});

test('every part number has its brand’s format and its normalized key', () => {
  const styles = new Map([...filled.lines('brand')].map((line) => [line.brand_id, OeStyle.parse(line.oe_style)]));
  const wrong = [...filled.lines('part')].filter(({ brand_id, oe, oe_key }) => {
    const style = styles.get(brand_id ?? 0) ?? 'plain';
    return oeKey(String(oe)) !== oe_key || (style !== 'plain' && displayOe(style, String(oe_key)) !== oe);
  });
  expect(wrong).toEqual([]);
  const grouped = [...filled.lines('part')].filter(({ brand_id }) => styles.get(brand_id ?? 0) === 'vw');
  expect(grouped.every(({ oe, oe_key }) => oe !== oe_key)).toBe(true);
  expect(filled.column('part', 'oe_key').some((key) => String(key).startsWith('0'))).toBe(true);
});

test('numbers are shared over families and brands, and standard hardware is marked', () => {
  const groupOf = new Map([...filled.lines('assembly')].map((line) => [line.assembly_id, line.group_id]));
  const familyOf = new Map([...filled.lines('vehicle_group')].map((line) => [line.group_id, line.family_id]));
  const keyOf = new Map([...filled.lines('part')].map((line) => [line.oe_id, line]));
  const families = new Map<unknown, Set<unknown>>();
  const brands = new Map<unknown, Set<unknown>>();
  for (const { assembly_id, oe_id } of filled.lines('fit')) {
    const part = keyOf.get(oe_id ?? 0);
    if (part === undefined || part.is_standard === true) continue;
    const family = familyOf.get(groupOf.get(assembly_id ?? 0) ?? 0);
    families.set(part.oe_key, (families.get(part.oe_key) ?? new Set()).add(family));
    brands.set(part.oe_key, (brands.get(part.oe_key) ?? new Set()).add(part.brand_id));
  }
  expect([...families.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(5000);
  expect([...brands.values()].filter(({ size }) => size > 1).length).toBeGreaterThan(1000);
  expect(filled.column('part', 'is_standard').filter((isStandard) => isStandard === true).length).toBeGreaterThan(100);
});

test('replacement chains end: no number replaces itself', () => {
  const next = new Map<unknown, unknown[]>();
  for (const { old_oe_id, new_oe_id, kind } of filled.lines('replacement')) {
    if (kind !== 'interchangeable') next.set(old_oe_id, [...(next.get(old_oe_id) ?? []), new_oe_id]);
  }
  const depths = new Map<unknown, number>();
  const open = new Set<unknown>();
  const depthOf = (id: unknown): number => {
    if (open.has(id)) throw new Error(`${id} leads back to itself`);
    const known = depths.get(id);
    if (known !== undefined) return known;
    open.add(id);
    const depth = Math.max(0, ...(next.get(id) ?? []).map((newer) => 1 + depthOf(newer)));
    open.delete(id);
    depths.set(id, depth);
    return depth;
  };
  expect(Math.max(...[...next.keys()].map(depthOf))).toBeGreaterThanOrEqual(5);
  expect(new Set(filled.column('replacement', 'kind'))).toEqual(
    new Set(['replaced', 'interchangeable', 'split', 'merged']),
  );
});

test('nearly every row’s callout is on its drawing, and left and right have separate callouts', () => {
  const spots = new Map(
    [...filled.lines('drawing')].map(({ drawing_id, hotspots }) => [
      drawing_id,
      new Set([...String(hotspots).matchAll(/"orderNo":"(\d+)"/g)].map(([, callout]) => callout)),
    ]),
  );
  const drawingOf = new Map([...filled.lines('assembly')].map((line) => [line.assembly_id, line.drawing_id]));
  let drawn = 0;
  let missing = 0;
  for (const { assembly_id, callout } of filled.lines('fit')) {
    const drawing = drawingOf.get(assembly_id ?? 0);
    if (drawing === null || drawing === undefined) continue;
    drawn += 1;
    if (!spots.get(drawing)?.has(String(callout))) missing += 1;
  }
  expect(missing).toBeGreaterThan(0);
  expect(missing / drawn).toBeLessThan(0.01);
  const without = [...drawingOf.values()].filter((drawing) => drawing === null).length;
  expect(without / drawingOf.size).toBeLessThan(0.01);
  expect(without).toBeGreaterThan(0);
});

test('prices cover 34 provinces in whole fen, with null where unknown', () => {
  let unknown = 0;
  let cheap = 0;
  const wrong: Line[] = [];
  for (const line of filled.lines('part_price')) {
    const market = Array.isArray(line.market_fen) ? line.market_fen : [];
    if (line.guide_fen === null) unknown += 1;
    if (Number(line.guide_fen) < 1000 && Number(line.guide_fen) % 100 !== 0) cheap += 1;
    const isWhole = market.every((fen) => fen === null || (Number.isInteger(fen) && fen > 0));
    if (market.length !== 34 || !isWhole) wrong.push(line);
  }
  expect(wrong).toEqual([]);
  expect(unknown / filled.count('part_price')).toBeLessThan(0.02);
  expect(unknown).toBeGreaterThan(0);
  expect(cheap).toBeGreaterThan(0);
});

test('every vehicle has a parts book, and electric ones have no engine in it', () => {
  expect(filled.column('vehicle', 'part_num').every((count) => Number(count) > 40)).toBe(true);
  const fuels = new Map([...filled.lines('vehicle_group')].map((line) => [line.group_id, line.fuel]));
  const engineNodes = new Set([1001, 1002, 1003, 1103, 1301, 91002, 91111]);
  const wrong = [...filled.lines('assembly')].filter(
    ({ group_id, part_group_id }) => fuels.get(group_id ?? 0) === 'ev' && engineNodes.has(Number(part_group_id)),
  );
  expect(wrong).toEqual([]);
});
