import { groupBy } from '../group-by.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import type { Part, PartRegistry } from '../numbers/part-registry.ts';

export interface Replacement {
  readonly oldId: number;
  readonly newId: number;
  readonly kind: 'replaced' | 'interchangeable' | 'split' | 'merged';
  readonly dated: string;
  readonly noteZh: string | null;
  readonly noteEn: string | null;
}

export interface Replacements {
  readonly rows: readonly Replacement[];
  /** Discontinued numbers without a replacement. */
  readonly discontinued: ReadonlySet<number>;
}

const NOTES = {
  replaced: [
    ['改进设计', 'Improved design'],
    ['更换供应商', 'New supplier'],
    ['材料变更', 'Changed material'],
  ],
  interchangeable: [['可互换，供应商不同', 'Interchangeable, other supplier']],
  split: [['原为成套供应，现左右分开', 'Was a set, now left and right']],
  merged: [['两种规格合并', 'Two versions merged']],
} as const;

/**
 * Replacement chains from older numbers to those in the books, without cycles. Older numbers are part rows as well. An
 * identity has the same chain under every brand.
 */
export function buildReplacements(random: KeyedRandom, registry: PartRegistry): Replacements {
  const rows: Replacement[] = [];
  const discontinued = new Set<number>();
  const current = registry.parts.filter(({ stdPart }) => !stdPart.trait.isStandard);
  for (const part of current) {
    const share = random.unit(`replacement/${part.stdPart.code}/${part.scopeKey}/${part.side}/${part.variant}`);
    if (share < 0.026) rows.push(...chain(random, registry, part));
    else if (share < 0.029) rows.push(...interchangeable(random, registry, part));
    else if (share < 0.032) rows.push(...merged(random, registry, part));
    else if (share < 0.036) discontinued.add(part.id);
  }
  rows.push(...laterVersions(random, current), ...splitPairs(random, registry, current));
  return { rows, discontinued };
}

function note(random: KeyedRandom, key: string, kind: Replacement['kind']): Pick<Replacement, 'noteZh' | 'noteEn'> {
  const [noteZh, noteEn] = random.pick<readonly [string, string]>(`${key}/note`, NOTES[kind]);
  return random.isChosen(`${key}/has-note`, 0.6) ? { noteZh, noteEn } : { noteZh: null, noteEn: null };
}

function addOlderPart(registry: PartRegistry, part: Part, mark: string): Part {
  return registry.partOf({ ...part, variant: `${part.variant}~${mark}` });
}

function* chain(random: KeyedRandom, registry: PartRegistry, part: Part): Generator<Replacement> {
  const lot = random.unit(`chain/${part.key}`);
  const length = lot < 0.6 ? 1 : lot < 0.82 ? 2 : lot < 0.92 ? 3 : lot < 0.97 ? 4 : 5;
  let year = random.between(`chain-year/${part.key}`, 2019, 2025);
  let newer = part;
  for (let step = 1; step <= length; step += 1) {
    const old = addOlderPart(registry, part, `old${step}`);
    const month = String(random.between(`${old.key}/month`, 1, 12)).padStart(2, '0');
    yield {
      oldId: old.id,
      newId: newer.id,
      kind: 'replaced',
      dated: `${year}-${month}-15`,
      ...note(random, old.key, 'replaced'),
    };
    year -= random.between(`${old.key}/years`, 1, 3);
    newer = old;
  }
}

function* interchangeable(random: KeyedRandom, registry: PartRegistry, part: Part): Generator<Replacement> {
  const other = addOlderPart(registry, part, 'alt');
  const row = { kind: 'interchangeable', dated: '2022-05-20', ...note(random, part.key, 'interchangeable') } as const;
  yield { oldId: part.id, newId: other.id, ...row };
  yield { oldId: other.id, newId: part.id, ...row };
}

function* merged(random: KeyedRandom, registry: PartRegistry, part: Part): Generator<Replacement> {
  for (const mark of ['oldA', 'oldB']) {
    const old = addOlderPart(registry, part, mark);
    yield { oldId: old.id, newId: part.id, kind: 'merged', dated: '2021-09-01', ...note(random, part.key, 'merged') };
  }
}

/** A later version can replace an earlier one if they differ only by date. */
function* laterVersions(random: KeyedRandom, parts: readonly Part[]): Generator<Replacement> {
  const isLater = ({ variant, stdPart }: Part) => variant === 'later' && stdPart.trait.variation === 'date';
  const earlier = new Map(parts.filter(({ variant }) => variant === '').map((part) => [rowKey(part), part]));
  for (const part of parts.filter(isLater)) {
    const old = earlier.get(rowKey(part));
    if (old === undefined || !random.isChosen(`later/${part.key}`, 0.4)) continue;
    yield {
      oldId: old.id,
      newId: part.id,
      kind: 'replaced',
      dated: '2023-03-10',
      ...note(random, part.key, 'replaced'),
    };
  }
}

function rowKey({ brand, stdPart, scopeKey, side }: Part): string {
  return `${brand.id}/${stdPart.code}/${scopeKey}/${side}`;
}

/** A former number for the pair, replaced by one for each side. */
function* splitPairs(random: KeyedRandom, registry: PartRegistry, parts: readonly Part[]): Generator<Replacement> {
  const handed = parts.filter(({ side, variant }) => side !== '' && variant === '');
  const pairs = groupBy(handed, ({ brand, stdPart, scopeKey }) => `${brand.id}/${stdPart.code}/${scopeKey}`);
  for (const pair of pairs.values()) {
    const [first] = pair;
    if (first === undefined || !random.isChosen(`split/${first.stdPart.code}/${first.scopeKey}`, 0.01)) continue;
    const set = addOlderPart(registry, { ...first, side: '' }, 'set');
    for (const part of pair) {
      yield { oldId: set.id, newId: part.id, kind: 'split', dated: '2020-06-01', ...note(random, set.key, 'split') };
    }
  }
}
