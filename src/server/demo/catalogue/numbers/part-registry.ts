import { oeKey } from '../../../../contract/oe-number.ts';
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

/** Gives every identity its number once, and every brand that sells it a part row of its own. */
export class PartRegistry {
  readonly parts: Part[] = [];
  readonly #draw: Draw;
  readonly #byBrand = new Map<string, Part>();
  readonly #numbers = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** The part row of an identity, made when it is asked for the first time. */
  partOf(identity: PartIdentity): Part {
    const { brand, stdPart, scopeKey, side, variant } = identity;
    const key = `${stdPart.code}/${scopeKey}/${variant}${side === '' ? '' : `/${side}`}`;
    const rowKey = `${brand.id}/${key}`;
    const known = this.#byBrand.get(rowKey);
    if (known !== undefined) return known;
    const oe = this.#numberOf(identity, key);
    const part = { ...identity, id: this.parts.length + 1, oe, oeKey: oeKey(oe), key };
    this.parts.push(part);
    this.#byBrand.set(rowKey, part);
    return part;
  }

  #numberOf({ brand, stdPart, concern, scopeName, scopeKey }: PartIdentity, key: string): string {
    const numberKey = `${brand.style}/${concern}/${key}`;
    const known = this.#numbers.get(numberKey);
    if (known !== undefined) return known;
    const base = `${stdPart.code}/${scopeKey}`;
    for (let attempt = 0; ; attempt += 1) {
      const request = { style: brand.style, concern, stdPart, scopeName, identity: key, base, attempt };
      const oe = oeNumber(this.#draw, request);
      // A number that stands for two things would send a wrong part: the next try has another index.
      if (this.#taken.has(oeKey(oe))) continue;
      this.#taken.add(oeKey(oe));
      this.#numbers.set(numberKey, oe);
      return oe;
    }
  }
}
