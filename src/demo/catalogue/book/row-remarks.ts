import type { Draw } from '../draw.ts';
import type { Side, StdPart } from '../part-tree/part-catalogue.ts';
import { codeRemarks, type Remark } from '../remarks/code-remarks.ts';
import { type RemarkPair, variantRemarks } from '../remarks/variant-remarks.ts';
import type { Version } from './versions.ts';

/** A row whose remark is asked for. */
export interface Remarked {
  readonly stdPart: StdPart;
  readonly version: Version;
  readonly side: Side;
  readonly scopeKey: string;
  /** Has what is dearer: big wheels on tall and premium cars, LED lamps on new and premium ones. */
  readonly isUpper: (remark: string) => boolean;
}

/** Kinds whose pairs are halved: the first half for plain cars, the second for upper ones. */
const HALVED = new Set(['rim', 'tyre', 'lamp']);

// What is bought together is drawn together, or the tyre would not fit its rim.
const DRAWN_AS: Readonly<Record<string, string>> = { pads: 'disc', tyre: 'rim' };

/** What the rows say beside their numbers; equal remarks are one object. */
export class RowRemarks {
  readonly #draw: Draw;
  readonly #known = new Map<string, Remark | null>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** Null where there is nothing to say. */
  remarkOf(row: Remarked): Remark | null {
    const pair = this.#pairOf(row);
    const memory = `${row.stdPart.code}/${row.version.remark}/${row.side}/${pair?.[0]}`;
    let remark = this.#known.get(memory);
    if (remark === undefined) {
      remark = joined(piecesOf(row, pair));
      this.#known.set(memory, remark);
    }
    return remark;
  }

  #pairOf({ stdPart, scopeKey, isUpper }: Remarked): RemarkPair | undefined {
    const { remark } = stdPart.trait;
    const pairs = variantRemarks[remark];
    if (pairs === undefined) return undefined;
    const hash = this.#draw.hash(`remark/${DRAWN_AS[remark] ?? remark}/${scopeKey}`);
    if (!HALVED.has(remark)) return pairs[hash % pairs.length];
    const half = pairs.length / 2;
    return pairs[(isUpper(remark) ? half : 0) + (hash % half)];
  }
}

function* piecesOf({ stdPart, version, side }: Remarked, pair: RemarkPair | undefined): Generator<Remark> {
  const own = version.remark === '' ? undefined : codeRemarks[version.remark];
  if (own !== undefined) yield own;
  else if (pair !== undefined)
    yield version.remark === 'other' ? { zh: pair[2], en: pair[3] } : { zh: pair[0], en: pair[1] };
  const place = side === '' && isPaired(stdPart) ? codeRemarks.both : codeRemarks[side];
  if (place !== undefined) yield place;
}

function joined(pieces: Iterable<Remark>): Remark | null {
  const list = [...pieces];
  if (list.length === 0) return null;
  return { zh: list.map(({ zh }) => zh).join('；'), en: list.map(({ en }) => en).join('; ') };
}

/** Has a left and a right place on the car, one number for both, and says neither in its name. */
function isPaired({ flags, quantity, zh, trait }: StdPart): boolean {
  return flags.includes('p') && quantity > 1 && !trait.isHanded && !/[左右]/.test(zh);
}
