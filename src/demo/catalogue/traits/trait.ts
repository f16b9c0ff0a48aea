/** The scope of a number: engine (e), engine family (f), platform (p), platforms of one size (s), generation (g), brand (b), concern (c). */
export type Scope = 'e' | 'f' | 'p' | 's' | 'g' | 'b' | 'c';

/** The criterion that distinguishes the rows of one callout. */
export type Variation = 'none' | 'gearbox' | 'drive' | 'cfg' | 'cfgtop' | 'serial' | 'date' | 'facelift' | 'emission';

/** Scope, price, fit and variation of a standard part in the demo catalogue. */
export interface Trait {
  readonly scope: Scope;
  /** Dealer's list price of a foreign volume brand. */
  readonly lowYuan: number;
  readonly highYuan: number;
  /** Required features of a vehicle, such as turbo. */
  readonly needs: readonly string[];
  /** Left and right are two numbers. */
  readonly isHanded: boolean;
  readonly isStandard: boolean;
  readonly variation: Variation;
  /** Key of the remarks that distinguish the variants. */
  readonly remark: string;
  /** The standard part of the other side, if left and right have separate codes: both have one price. */
  readonly twin: string;
  /** The kind of aftermarket part, or empty. */
  readonly aftermarket: string;
}

const SCOPES: readonly Scope[] = ['e', 'f', 'p', 's', 'g', 'b', 'c'];
const VARIATIONS: readonly Variation[] = [
  'gearbox',
  'drive',
  'cfg',
  'cfgtop',
  'serial',
  'date',
  'facelift',
  'emission',
];

/** Reads `p 180-720 hand if=turbo,direct by=serial:disc aft=disc`. @throws on an unknown scope, price or variation */
export function parseTrait(line: string): Trait {
  const [scopeText = '', yuan = '', ...words] = line.split(' ');
  const scope = SCOPES.find((known) => known === scopeText);
  const [lowYuan = Number.NaN, highYuan = Number.NaN] = yuan.split('-').map(Number);
  if (scope === undefined || !(lowYuan < highYuan)) throw new Error(`not a trait: ${line}`);
  const wordAfter = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const [by = '', remark = ''] = wordAfter('by').split(':');
  const variation = by === '' ? 'none' : VARIATIONS.find((known) => known === by);
  if (variation === undefined) throw new Error(`not a variation: ${line}`);
  return {
    scope,
    lowYuan,
    highYuan,
    needs: wordAfter('if') === '' ? [] : wordAfter('if').split(','),
    isHanded: words.includes('hand'),
    isStandard: words.includes('std'),
    variation,
    remark,
    twin: wordAfter('twin'),
    aftermarket: wordAfter('aft'),
  };
}
