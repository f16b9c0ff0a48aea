import { memoizePerSource } from '../../platform/caches/ttl-cache.ts';
import { formsOf, type NameForms, type TypedForms, typedForms } from './name-forms.ts';
import { isHead, isSure, ruleOf } from './name-rules.ts';
import type { NameRule, PartName } from './part-name.ts';
import type { Side } from './part-words.ts';
import { withPositions } from './position-names.ts';

export interface NameMatch {
  stdPartId: number;
  rule: NameRule;
  /** The text names this part without doubt, whether or not a vehicle has it. */
  isSure: boolean;
  /** The text is the name with a position: the only 刹车片 of a truck for 后轮刹车片. */
  isHead?: true;
}

/** Searches whose matches are cached per list of names. */
const TEXTS_MAX = 2_000;

interface Weighed extends Omit<NameMatch, 'isSure' | 'isHead'> {
  /** Rule, side, filler words and surplus length; smaller is better. */
  weights: readonly [rule: number, side: number, filler: number, surplus: number];
}

/**
 * The standard parts that match a text, most certain first, each once with its best rule. Within a rule, names of the
 * typed side precede those without a side and those of the other. A text in the catalogue is not treated as a typing error:
 * 前制动片 does not find 前制动盘, which is one edit away.
 */
export const matchNames: (text: string, names: readonly PartName[]) => readonly NameMatch[] = memoizePerSource(
  TEXTS_MAX,
  compareWithAll,
);

function compareWithAll(text: string, names: readonly PartName[]): readonly NameMatch[] {
  const typed = typedForms(text);
  if (typed.folded === '') return [];
  const best = new Map<number, Weighed>();
  for (const name of withPositions(names)) {
    const weighed = weigh(typed, name);
    const before = best.get(name.stdPartId);
    if (weighed !== undefined && (before === undefined || byWeight(weighed, before) < 0)) {
      best.set(name.stdPartId, weighed);
    }
  }
  const sorted = [...best.values()].sort(byWeight);
  const isKnown = sorted[0] !== undefined && !isDoubtful(sorted[0]);
  return sorted
    .filter((match) => !isKnown || !isDoubtful(match))
    .map(({ stdPartId, rule, weights: [rank] }) => ({
      stdPartId,
      rule,
      isSure: isSure(rank),
      ...(isHead(rank) && { isHead: true }),
    }));
}

/** True for a mere similarity, which is shown but not taken for the part that was meant. */
export function isDoubtful({ rule }: Pick<NameMatch, 'rule'>): boolean {
  return rule === 'oneEdit' || rule === 'within';
}

/** Distance of a side from the requested one: 0 the same or none requested, 1 no side, 2 the other. */
export function sideDistance(requested: Side | undefined, side: Side | undefined): number {
  if (requested === undefined || requested === side) return 0;
  return side === undefined ? 1 : 2;
}

function weigh(typed: TypedForms, partName: PartName): Weighed | undefined {
  const { stdPartId } = partName;
  const name = formsOf(partName);
  const ranked = ruleOf(typed, name, partName);
  if (ranked === undefined) return undefined;
  const surplus = surplusOf(ranked.rule, { typed, name, row: partName });
  const { rank, rule } = ranked;
  return {
    stdPartId,
    rule,
    weights: [rank, sideDistance(typed.side, name.side), fillerDistance(typed, name), surplus],
  };
}

/** 电机总成 is 驱动电机总成 rather than 雨刮电机: 0 if the name has the typed filler word where it was typed. */
function fillerDistance({ folded, plain }: TypedForms, name: NameForms): number {
  return folded === plain || name.folded.includes(folded) ? 0 : 1;
}

/** How much longer the name is, in the form that was compared. */
function surplusOf(
  rule: NameRule,
  { typed, name, row }: { typed: TypedForms; name: NameForms; row: PartName },
): number {
  if (typed.pinyin === undefined || isDoubtful({ rule })) return Math.abs(name.normal.length - typed.normal.length);
  return Math.abs((rule === 'initials' ? row.initials : row.pinyin).length - typed.pinyin.length);
}

function byWeight(a: Weighed, b: Weighed): number {
  const differences = a.weights.map((weight, index) => weight - (b.weights[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
