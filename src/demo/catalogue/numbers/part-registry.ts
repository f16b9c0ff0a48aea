import { oeKey as oeKeyOf } from '../../../contract/oe/oe-number.ts';
import type { Draw } from '../draw.ts';
import type { Brand } from '../fleet/fleet.ts';
import type { Side, StdPart } from '../part-tree/part-catalogue.ts';
import { oeNumber } from './oe-number.ts';

/** What one number stands for. */
export interface PartIdentity {
  readonly brand: Brand;
  readonly stdPart: StdPart;
  /** Who numbers it; inside this concern the same identity has the same number under every brand. */
  readonly concern: string;
  readonly scopeName: string;
  /** The shared thing, such as `vw/MQB`, without side and variant. */
  readonly scopeKey: string;
  readonly side: Side;
  /** Tells variants, older and other versions apart; the first is empty. */
  readonly variant: string;
}

export interface Part extends PartIdentity {
  readonly id: number;
  readonly oe: string;
  readonly oeKey: string;
  /** The identity in words, the same under every brand of the concern. */
  readonly key: string;
}

/** A number, and the part row of each brand that sells it. */
interface Numbered {
  readonly oe: string;
  readonly oeKey: string;
  readonly rows: Part[];
}

/** Gives every identity its number once, and every brand that sells it a part row of its own. */
export class PartRegistry {
  readonly parts: Part[] = [];
  readonly #draw: Draw;
  readonly #numbered = new Map<string, Numbered>();
  readonly #taken = new Set<string>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** The part row of an identity, made when it is asked for the first time. */
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

  #number({ brand, stdPart, concern, scopeName, scopeKey }: PartIdentity, key: string): Numbered {
    const base = `${stdPart.code}/${scopeKey}`;
    for (let attempt = 0; ; attempt += 1) {
      const request = { style: brand.style, concern, stdPart, scopeName, identity: key, base, attempt };
      const oe = oeNumber(this.#draw, request);
      const oeKey = oeKeyOf(oe);
      // A number that stands for two things would send a wrong part: the next try has another index.
      if (this.#taken.has(oeKey)) continue;
      this.#taken.add(oeKey);
      return { oe, oeKey, rows: [] };
    }
  }
}
