import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { ImportFiles } from './import-files.ts';

type Row = Readonly<Record<string, string>>;

/** Columns of the data that are equipment and dimensions of a vehicle. */
const ITEMS = {
  torque_nm: '最大扭矩（N·m）',
  battery_kwh_net: '电池可用容量（kWh）',
  curb_weight_kg: '整备质量（kg）',
  length_mm: '车长（mm）',
  wheelbase_mm: '轴距（mm）',
};

/** Electric vehicles of the Open EV Data project (CDLA-Permissive 2.0, text beside the data): one table without ids, with a row for each version of a vehicle. */
export function readOpenEvData(): Row[] {
  const text = readFileSync('tests/fixtures/open-ev-data/vehicles.csv', 'utf8');
  return Papa.parse<Row>(text, { header: true, skipEmptyLines: true }).data;
}

export const familyOf = ({ make, model }: Row): string => `${make}/${model}`;
export const vehicleOf = (row: Row): string =>
  [familyOf(row), row.year, row.trim, row.variant, row.drivetrain].filter(Boolean).join('/');

/** The data as files of the format. Ids are made of what tells the records apart. */
export function openEvFiles(rows: readonly Row[]): ImportFiles {
  const families = new Map<string, Row[]>();
  for (const row of rows) families.set(familyOf(row), [...(families.get(familyOf(row)) ?? []), row]);
  const name = ({ model, year, trim, variant }: Row) => [model, year, trim, variant].filter(Boolean).join(' ');
  return {
    brands: csv([...new Set(rows.map(({ make = '' }) => make))].map((make) => ({ id: make, name: make }))),
    families: csv([...families].map(([id, [row]]) => ({ id, brand: row?.make, name: row?.model, body: row?.type }))),
    groups: csv(
      [...families].map(([id, own]) => ({
        ...{ id, family: id, name: own[0]?.model, fuel: '纯电' },
        yearFrom: Math.min(...own.map(({ year }) => Number(year))),
        yearTo: Math.max(...own.map(({ year }) => Number(year))),
      })),
    ),
    vehicles: csv(
      rows.map((row) => ({
        ...{ id: vehicleOf(row), group: familyOf(row), name: name(row), year: row.year },
        ...{ drive: row.drivetrain, level: row.trim, powerKw: row.power_kw },
      })),
    ),
    configurations: csv(
      rows.flatMap((row) =>
        Object.entries(ITEMS).flatMap(([column, item]) =>
          row[column] === '' ? [] : [{ vehicle: vehicleOf(row), item, value: row[column] }],
        ),
      ),
    ),
  };
}

const csv = (rows: readonly object[]): string => Papa.unparse([...rows]);
