import { pinyin } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { buildFleet } from '../../../../src/demo/catalogue/fleet/fleet.ts';

const fleet = buildFleet();

test('a brand’s initial is the first letter of its Chinese name’s pinyin', () => {
  const wrong = fleet.brands.filter(
    ({ zh, initial }) =>
      pinyin(zh, { toneType: 'none', type: 'array', surname: 'off' })[0]?.charAt(0).toUpperCase() !== initial,
  );
  expect(wrong.map(({ zh, initial }) => [zh, initial])).toEqual([]);
});

test('brands, codes and families are unique', () => {
  for (const names of [
    fleet.brands.map(({ zh }) => zh),
    fleet.brands.map(({ code }) => code),
    fleet.families.map(({ key }) => key),
    fleet.groups.map(({ key }) => key),
  ]) {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('years are ascending, and every engine of a truck is a truck engine', () => {
  expect(fleet.groups.filter(({ yearFrom, yearTo }) => yearTo !== null && yearTo < yearFrom)).toEqual([]);
  const mixed = fleet.groups.filter(({ family, engine }) => (family.vehicleClass === 'B') !== engine.isTruck);
  expect(mixed.map(({ key }) => key)).toEqual([]);
});

test('a concern prints its numbers in one style, so that shared numbers look the same', () => {
  const styles = new Map<string, Set<string>>();
  for (const { concern, style } of fleet.brands) styles.set(concern, (styles.get(concern) ?? new Set()).add(style));
  expect([...styles].filter(([, set]) => set.size > 1)).toEqual([]);
});

test('registered makers’ identifiers are three characters', () => {
  const wmis = fleet.families.flatMap(({ maker }) => maker.wmis);
  expect(wmis.filter((wmi) => !/^[A-HJ-NPR-Z0-9]{3}$/.test(wmi))).toEqual([]);
});
