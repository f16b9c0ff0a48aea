import type { Draw } from '../draw.ts';
import { groupBy } from '../group-by.ts';
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
  /** Numbers that are no longer made and that nothing took the place of. */
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
 * Chains of numbers: older numbers lead to those in the books, and never back. Older numbers become part rows of their
 * own. The same identity has the same chain under every brand.
 */
export function buildReplacements(draw: Draw, registry: PartRegistry): Replacements {
  const rows: Replacement[] = [];
  const discontinued = new Set<number>();
  const current = registry.parts.filter(({ stdPart }) => !stdPart.trait.isStandard);
  for (const part of current) {
    const lot = draw.unit(`replacement/${part.stdPart.code}/${part.scopeKey}/${part.side}/${part.variant}`);
    if (lot < 0.026) rows.push(...chain(draw, registry, part));
    else if (lot < 0.029) rows.push(...interchangeable(draw, registry, part));
    else if (lot < 0.032) rows.push(...merged(draw, registry, part));
    else if (lot < 0.036) discontinued.add(part.id);
  }
  rows.push(...laterVersions(draw, current), ...splitPairs(draw, registry, current));
  return { rows, discontinued };
}

function note(draw: Draw, key: string, kind: Replacement['kind']): Pick<Replacement, 'noteZh' | 'noteEn'> {
  const [noteZh, noteEn] = draw.pick<readonly [string, string]>(`${key}/note`, NOTES[kind]);
  return draw.isChosen(`${key}/has-note`, 0.6) ? { noteZh, noteEn } : { noteZh: null, noteEn: null };
}

function older(registry: PartRegistry, part: Part, mark: string): Part {
  return registry.partOf({ ...part, variant: `${part.variant}~${mark}` });
}

function* chain(draw: Draw, registry: PartRegistry, part: Part): Generator<Replacement> {
  const lot = draw.unit(`chain/${part.key}`);
  const length = lot < 0.6 ? 1 : lot < 0.82 ? 2 : lot < 0.92 ? 3 : lot < 0.97 ? 4 : 5;
  let year = draw.between(`chain-year/${part.key}`, 2019, 2025);
  let newer = part;
  for (let step = 1; step <= length; step += 1) {
    const old = older(registry, part, `old${step}`);
    const month = String(draw.between(`${old.key}/month`, 1, 12)).padStart(2, '0');
    yield {
      oldId: old.id,
      newId: newer.id,
      kind: 'replaced',
      dated: `${year}-${month}-15`,
      ...note(draw, old.key, 'replaced'),
    };
    year -= draw.between(`${old.key}/years`, 1, 3);
    newer = old;
  }
}

function* interchangeable(draw: Draw, registry: PartRegistry, part: Part): Generator<Replacement> {
  const other = older(registry, part, 'alt');
  const row = { kind: 'interchangeable', dated: '2022-05-20', ...note(draw, part.key, 'interchangeable') } as const;
  yield { oldId: part.id, newId: other.id, ...row };
  yield { oldId: other.id, newId: part.id, ...row };
}

function* merged(draw: Draw, registry: PartRegistry, part: Part): Generator<Replacement> {
  for (const mark of ['oldA', 'oldB']) {
    const old = older(registry, part, mark);
    yield { oldId: old.id, newId: part.id, kind: 'merged', dated: '2021-09-01', ...note(draw, part.key, 'merged') };
  }
}

/** The improved version of a part can serve for the earlier one, where only the date tells them apart. */
function* laterVersions(draw: Draw, parts: readonly Part[]): Generator<Replacement> {
  const isLater = ({ variant, stdPart }: Part) => variant === 'later' && stdPart.trait.variation === 'date';
  const earlier = new Map(parts.filter(({ variant }) => variant === '').map((part) => [rowKey(part), part]));
  for (const part of parts.filter(isLater)) {
    const old = earlier.get(rowKey(part));
    if (old === undefined || !draw.isChosen(`later/${part.key}`, 0.4)) continue;
    yield { oldId: old.id, newId: part.id, kind: 'replaced', dated: '2023-03-10', ...note(draw, part.key, 'replaced') };
  }
}

function rowKey({ brand, stdPart, scopeKey, side }: Part): string {
  return `${brand.id}/${stdPart.code}/${scopeKey}/${side}`;
}

/** A number that once stood for the pair, and now for neither side alone. */
function* splitPairs(draw: Draw, registry: PartRegistry, parts: readonly Part[]): Generator<Replacement> {
  const handed = parts.filter(({ side, variant }) => side !== '' && variant === '');
  const pairs = groupBy(handed, ({ brand, stdPart, scopeKey }) => `${brand.id}/${stdPart.code}/${scopeKey}`);
  for (const pair of pairs.values()) {
    const [first] = pair;
    if (first === undefined || !draw.isChosen(`split/${first.stdPart.code}/${first.scopeKey}`, 0.01)) continue;
    const set = older(registry, { ...first, side: '' }, 'set');
    for (const part of pair) {
      yield { oldId: set.id, newId: part.id, kind: 'split', dated: '2020-06-01', ...note(draw, set.key, 'split') };
    }
  }
}
