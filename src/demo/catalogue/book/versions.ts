import type { KeyedRandom } from '../keyed-random.ts';
import type { Trait } from '../traits/trait.ts';
import type { Build } from './build.ts';
import { ANY, type Condition } from './row.ts';

/** A version of a part in one group. */
export interface Version {
  /** Empty for the plain version, so that groups without a choice share its number. */
  readonly variant: string;
  readonly condition: Condition;
  /** `plain` or `other` for that half of a remark pair, a key of `codeRemarks`, or empty for none. */
  readonly remark: string;
}

const HIGH_LEVELS = new Set(['luxury', 'premium', 'flagship', 'sport', 'leader']);
/** Share of platforms, engines or generations that have two versions. */
const SHARES = { cfg: 0.62, serial: 0.42, date: 0.35, facelift: 0.7 };
// Parts that differ by trim on nearly every car.
const ALWAYS_BY_CFG = new Set(['lamp', 'rim', 'tyre', 'seat', 'cluster']);
const CHINA_6_FROM = { C: 2020, B: 2021 };

const PLAIN: Version = { variant: '', condition: ANY, remark: 'plain' };

/** The versions of a part in a group, in row order; parts of one scopeKey share a number. */
export function versionsOf(random: KeyedRandom, build: Build, trait: Trait, scopeKey: string): readonly Version[] {
  const key = `versions/${pairedWith(trait.remark)}/${scopeKey}`;
  switch (trait.variation) {
    case 'gearbox':
      return byCode(fittingGearboxes(build.gearboxes, trait), build.gearboxes.length, (gearbox) => ({
        ...ANY,
        gearbox,
      }));
    case 'drive':
      return byCode(build.drives, build.drives.length, (drive) => ({ ...ANY, drive }));
    case 'cfg':
      return ALWAYS_BY_CFG.has(trait.remark) || random.isChosen(key, SHARES.cfg) ? byLevel(build.cfgs) : [PLAIN];
    case 'cfgtop':
      return build.cfgs.filter((cfg) => HIGH_LEVELS.has(cfg)).map((cfg) => ({ ...PLAIN, condition: { ...ANY, cfg } }));
    case 'serial':
      return random.isChosen(key, SHARES.serial) ? bySerial(random, build, trait) : byNeeds(build, trait);
    case 'date':
      return random.isChosen(key, SHARES.date) ? byDate(random, build, key) : byNeeds(build, trait);
    case 'facelift':
      return random.isChosen(`facelift/${scopeKey}`, SHARES.facelift)
        ? byDate(random, build, `facelift/${scopeKey}`)
        : [PLAIN];
    case 'emission':
      return byEmission(build);
    default:
      return byNeeds(build, trait);
  }
}

/** Pads vary together with their discs. */
function pairedWith(remark: string): string {
  return remark === 'pads' ? 'disc' : remark;
}

function fittingGearboxes(gearboxes: readonly string[], { needs }: Trait): readonly string[] {
  if (needs.includes('mt')) return gearboxes.filter((gearbox) => gearbox === 'MT');
  if (needs.includes('auto')) return gearboxes.filter((gearbox) => gearbox !== 'MT' && gearbox !== 'EV');
  return gearboxes;
}

function byCode(codes: readonly string[], all: number, conditionOf: (code: string) => Condition): readonly Version[] {
  return codes.map((code) => ({
    variant: code,
    condition: all > 1 ? conditionOf(code) : ANY,
    remark: all > 1 ? code : '',
  }));
}

/** One number under a condition, for parts of some gearboxes or of an emission standard. */
function byNeeds(build: Build, trait: Trait): readonly Version[] {
  const gearboxes = fittingGearboxes(build.gearboxes, trait);
  if (gearboxes.length < build.gearboxes.length) {
    return gearboxes.map((gearbox) => ({ ...PLAIN, condition: { ...ANY, gearbox } }));
  }
  if (trait.needs.includes('china6') && build.group.yearFrom < CHINA_6_FROM.C) {
    return [{ ...PLAIN, condition: { ...ANY, producedFrom: `${CHINA_6_FROM.C - 1}-07-01` } }];
  }
  return [PLAIN];
}

function byLevel(cfgs: readonly string[]): readonly Version[] {
  const isMixed = cfgs.some((cfg) => HIGH_LEVELS.has(cfg)) && !cfgs.every((cfg) => HIGH_LEVELS.has(cfg));
  const version = (isHigh: boolean, cfg: string | null): Version => ({
    variant: isHigh ? 'high' : '',
    condition: { ...ANY, cfg },
    remark: isHigh ? 'other' : 'plain',
  });
  if (!isMixed) return [version(HIGH_LEVELS.has(cfgs[0] ?? ''), null)];
  return cfgs.map((cfg) => version(HIGH_LEVELS.has(cfg), cfg));
}

/** Ranges are half-open: the end of one is the start of the next. */
function bySerial(random: KeyedRandom, { group }: Build, trait: Trait): readonly Version[] {
  const split = random.between(`serial/${pairedWith(trait.remark)}/${group.key}`, 300, 1600) * 500;
  return [
    { ...PLAIN, condition: { ...ANY, serialTo: split } },
    { variant: 'later', condition: { ...ANY, serialFrom: split }, remark: 'other' },
  ];
}

function byDate(random: KeyedRandom, { group, lastYear }: Build, key: string): readonly Version[] {
  const span = lastYear - group.yearFrom;
  if (span < 2) return [PLAIN];
  const year = group.yearFrom + random.between(`${key}/${group.generation}/${group.yearFrom}`, 1, span - 1);
  const month = random.pick(`month/${key}`, ['03', '06', '09']);
  return [
    { ...PLAIN, condition: { ...ANY, producedTo: `${year}-${month}-01` } },
    { variant: 'later', condition: { ...ANY, producedFrom: `${year}-${month}-01` }, remark: 'other' },
  ];
}

function byEmission({ group, vehicles, lastYear }: Build): readonly Version[] {
  const from = CHINA_6_FROM[group.family.vehicleClass];
  if (group.engine.fuel !== 'ev' && group.yearFrom < from && lastYear >= from) {
    return [
      { variant: 'china5', condition: { ...ANY, producedTo: `${from - 1}-07-01` }, remark: 'china5' },
      { variant: 'china6', condition: { ...ANY, producedFrom: `${from - 1}-07-01` }, remark: 'china6' },
    ];
  }
  const standard = vehicles[0]?.emission ?? 'china5';
  return [{ variant: standard, condition: ANY, remark: standard }];
}
