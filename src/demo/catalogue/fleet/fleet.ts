import type { BrandLine, FamilyLine } from './brand-line.ts';
import { brandLines } from './brand-lines.ts';
import { type Engine, getEngine } from './engine.ts';
import { type MakerLine, makers } from './makers.ts';

export interface Brand extends Omit<BrandLine, 'families'> {
  readonly id: number;
  readonly code: string;
}

export interface Maker {
  readonly zh: string;
  readonly en: string;
  readonly wmis: readonly string[];
  /** Enterprise letters of announcements; empty for imports, which have none. */
  readonly letters: string;
}

export interface Family {
  readonly id: number;
  readonly brand: Brand;
  readonly vehicleClass: 'C' | 'B';
  readonly maker: Maker;
  readonly zh: string;
  readonly en: string;
  readonly body: string;
  /** FWD, RWD, AWD of cars; 4x2 … 8x4 of trucks. */
  readonly drives: readonly string[];
  /** Unique among families and independent of the id. */
  readonly key: string;
}

/** One generation of a family with one engine. */
export interface Group {
  readonly id: number;
  readonly family: Family;
  readonly generation: number;
  readonly yearFrom: number;
  /** Open while it is built. */
  readonly yearTo: number | null;
  readonly platform: string;
  readonly engine: Engine;
  readonly key: string;
}

export interface Fleet {
  readonly brands: readonly Brand[];
  readonly families: readonly Family[];
  readonly groups: readonly Group[];
}

const TRUCK_BODIES = new Set(['tractor', 'cargo', 'tipper', 'bus']);
const DRIVES: Readonly<Record<string, readonly string[]>> = {
  F: ['FWD'],
  R: ['RWD'],
  A: ['AWD'],
  FA: ['FWD', 'AWD'],
  RA: ['RWD', 'AWD'],
};
const CENTURY_TURNS_AT = 80;

const makerLines: ReadonlyMap<string, MakerLine> = new Map(Object.entries<MakerLine>(makers));

/** All brands, families and groups, numbered from 1 in the order of the lists. */
export function buildFleet(): Fleet {
  const brands: Brand[] = [];
  const families: Family[] = [];
  const groups: Group[] = [];
  for (const { families: lines, ...line } of brandLines) {
    const brand = { ...line, id: brands.length + 1, code: codeOf(line.en) };
    brands.push(brand);
    for (const familyLine of lines) {
      const family = familyOf(brand, familyLine, families.length + 1);
      families.push(family);
      groups.push(...groupsOf(family, familyLine[3], groups.length + 1));
    }
  }
  return { brands, families, groups };
}

function codeOf(name: string): string {
  return name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

function familyOf(brand: Brand, [zh, en, spec]: FamilyLine, id: number): Family {
  const [makerKey = '', body = '', drive = ''] = spec.split(' ');
  const line = makerLines.get(makerKey);
  if (line === undefined) throw new Error(`no maker ${makerKey} for ${zh}`);
  const [makerZh, makerEn, wmis, letters] = line;
  return {
    id,
    brand,
    vehicleClass: TRUCK_BODIES.has(body) ? 'B' : 'C',
    maker: { zh: makerZh, en: makerEn, wmis: wmis.split(' '), letters },
    zh,
    en,
    body,
    drives: DRIVES[drive] ?? drive.split(','),
    key: `${brand.code}/${makerKey}/${en}`,
  };
}

function* groupsOf(family: Family, generations: string, firstId: number): Generator<Group> {
  let id = firstId;
  for (const [generation, text] of generations.split('; ').entries()) {
    const [years = '', platform = '', ...engines] = text.split(' ');
    const [from = '', to = ''] = years.split('-');
    for (const name of engines) {
      yield {
        id,
        family,
        generation: generation + 1,
        yearFrom: fullYear(from),
        yearTo: to === '' ? null : fullYear(to),
        platform,
        engine: getEngine(name),
        key: `${family.key}/${generation}/${name}`,
      };
      id += 1;
    }
  }
}

function fullYear(twoDigits: string): number {
  const year = Number(twoDigits);
  return year >= CENTURY_TURNS_AT ? 1900 + year : 2000 + year;
}
