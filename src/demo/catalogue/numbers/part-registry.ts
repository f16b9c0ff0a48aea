import { oeKey as oeKeyOf } from '../../../contract/oe/oe-number.ts';
import type { Brand } from '../fleet/fleet.ts';
import type { KeyedRandom } from '../keyed-random.ts';
import type { Side, StdPart } from '../part-tree/part-catalogue.ts';
import { oeNumber } from './oe-number.ts';

/** The part that a number identifies. */
export interface PartIdentity {
  readonly brand: Brand;
  readonly stdPart: StdPart;
  /** Inside a concern one identity has the same number under every brand. */
  readonly concern: string;
  readonly scopeName: string;
  /** The scope of the number, such as `vw/MQB`; without side and variant. */
  readonly scopeKey: string;
  readonly side: Side;
  /** Distinguishes variants and older versions; empty for the first. */
  readonly variant: string;
}

export interface Part extends PartIdentity {
  readonly id: number;
  readonly oe: string;
  readonly oeKey: string;
  /** The identity as text, equal under every brand of the concern. */
  readonly key: string;
}

/** A number, and the part row of each brand that sells it. */
interface NumberedPart {
  readonly oe: string;
  readonly oeKey: string;
  readonly rows: Part[];
}

/** Assigns one number to each identity, and a part row to each brand that sells it. */
export class PartRegistry {
  readonly parts: Part[] = [];
  readonly #random: KeyedRandom;
  readonly #numbered = new Map<string, NumberedPart>();
  readonly #taken = new Set<string>();

  constructor(random: KeyedRandom) {
    this.#random = random;
  }

  /** Gets the part row of an identity, or adds it. */
  partOf(identity: PartIdentity): Part {
    const { brand, stdPart, concern, scopeName, scopeKey, side, variant } = identity;
    const key = `${stdPart.code}/${scopeKey}/${variant}${side === '' ? '' : `/${side}`}`;
    let numbered = this.#numbered.get(key);
    if (numbered === undefined) {
      numbered = this.#number(identity, key);
      this.#numbered.set(key, numbered);
    }
    const known = numbered.rows.find((row) => row.brand === brand);
    if (known !== undefined) return known;
    const { oe, oeKey } = numbered;
    const id = this.parts.length + 1;
    const part = { id, brand, stdPart, concern, scopeName, scopeKey, side, variant, oe, oeKey, key };
    this.parts.push(part);
    numbered.rows.push(part);
    return part;
  }

  #number({ brand, stdPart, concern, scopeName, scopeKey }: PartIdentity, key: string): NumberedPart {
    const base = `${stdPart.code}/${scopeKey}`;
    for (let attempt = 0; ; attempt += 1) {
      const request = { style: brand.style, concern, stdPart, scopeName, identity: key, base, attempt };
      const oe = oeNumber(this.#random, request);
      const oeKey = oeKeyOf(oe);
      // One number must not identify two parts.
      if (this.#taken.has(oeKey)) continue;
      this.#taken.add(oeKey);
      return { oe, oeKey, rows: [] };
    }
  }
}
