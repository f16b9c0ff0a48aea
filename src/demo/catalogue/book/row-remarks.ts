import type { KeyedRandom } from '../keyed-random.ts';
import type { Side, StdPart } from '../part-tree/part-catalogue.ts';
import { codeRemarks, type Remark } from '../remarks/code-remarks.ts';
import { type RemarkPair, variantRemarks } from '../remarks/variant-remarks.ts';
import type { Version } from './versions.ts';

/** The row that a remark is generated for. */
export interface RemarkRequest {
  readonly stdPart: StdPart;
  readonly version: Version;
  readonly side: Side;
  readonly scopeKey: string;
  /** True for a vehicle with the better variant: large wheels on tall or premium cars, LED lamps on new or premium cars. */
  readonly isUpper: (remark: string) => boolean;
}

/** Remarks with two halves: the first for plain cars, the second for better equipped ones. */
const HALVED = new Set(['rim', 'tyre', 'lamp']);

// Share one random key, so that the tyre fits the rim.
const DRAWN_AS: Readonly<Record<string, string>> = { pads: 'disc', tyre: 'rim' };

/** Generates the remarks of rows; equal remarks share one object. */
export class RowRemarks {
  readonly #random: KeyedRandom;
  readonly #cache = new Map<string, Remark | null>();

  constructor(random: KeyedRandom) {
    this.#random = random;
  }

  /** Null if the row has no remark. */
  remarkOf(row: RemarkRequest): Remark | null {
    const pair = this.#pairOf(row);
    const cacheKey = `${row.stdPart.code}/${row.version.remark}/${row.side}/${pair?.[0]}`;
    let remark = this.#cache.get(cacheKey);
    if (remark === undefined) {
      remark = joinRemarks(remarkParts(row, pair));
      this.#cache.set(cacheKey, remark);
    }
    return remark;
  }

  #pairOf({ stdPart, scopeKey, isUpper }: RemarkRequest): RemarkPair | undefined {
    const { remark } = stdPart.trait;
    const pairs = variantRemarks[remark];
    if (pairs === undefined) return undefined;
    const hash = this.#random.hash(`remark/${DRAWN_AS[remark] ?? remark}/${scopeKey}`);
    if (!HALVED.has(remark)) return pairs[hash % pairs.length];
    const half = pairs.length / 2;
    return pairs[(isUpper(remark) ? half : 0) + (hash % half)];
  }
}

function* remarkParts({ stdPart, version, side }: RemarkRequest, pair: RemarkPair | undefined): Generator<Remark> {
  const own = version.remark === '' ? undefined : codeRemarks[version.remark];
  if (own !== undefined) yield own;
  else if (pair !== undefined)
    yield version.remark === 'other' ? { zh: pair[2], en: pair[3] } : { zh: pair[0], en: pair[1] };
  const place = side === '' && isPaired(stdPart) ? codeRemarks.both : codeRemarks[side];
  if (place !== undefined) yield place;
}

function joinRemarks(pieces: Iterable<Remark>): Remark | null {
  const list = [...pieces];
  if (list.length === 0) return null;
  return { zh: list.map(({ zh }) => zh).join('；'), en: list.map(({ en }) => en).join('; ') };
}

/** True if one number fits left and right and its name states no side. */
function isPaired({ flags, quantity, zh, trait }: StdPart): boolean {
  return flags.includes('p') && quantity > 1 && !trait.isHanded && !/[左右]/.test(zh);
}
