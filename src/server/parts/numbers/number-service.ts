import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import type { oeCalls } from '../../../contract/oe/calls.ts';
import { OE_KEY_MIN, oeKey } from '../../../contract/oe/oe-number.ts';
import { pastedOe } from '../../../contract/oe/pasted-oe.ts';
import type { OePart } from '../../../contract/oe/schemas.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { Replacement } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { refuseShortKey } from '../names/refuse-short-key.ts';
import type { Market, NumberRepository } from './number-repository.ts';
import { chainOf } from './replacement-chain.ts';

/** Lists likely corrections of an unknown number, as in the batch search. */
type ListNear = (text: string, market: Market) => Promise<OePart[]>;

/** OE numbers, independent of a vehicle. */
export function createNumberService(numbers: NumberRepository, listNear: ListNear) {
  return {
    /**
     * The number of every make that uses it, typed alone or pasted with words; if there is none, the original numbers
     * behind an aftermarket number, those that look alike and other revisions, numbers with this prefix, or else numbers
     * that contain it.
     * @throws Refusal 900400 if the key is too short, 100100 if nothing is found
     */
    async listByOe(
      { oe, provinceCode }: CheckedBodyOf<typeof oeCalls.getPartListByOe>,
      language: Language,
    ): Promise<OePart[]> {
      const key = oeKey(oe);
      refuseShortKey(key);
      const market = { language, provinceCode };
      const exact = await numbers.listByKey(key, market);
      if (exact.length > 0) return exact;
      const pasted = pastedOe(oe);
      const alone = oeKey(pasted);
      const isPasted = alone !== key && alone.length >= OE_KEY_MIN;
      const found = isPasted ? await numbers.listByKey(alone, market) : [];
      if (found.length > 0) return found;
      for (const text of isPasted ? [oe, pasted] : [oe]) {
        const near = await listNear(text, market);
        if (near.length > 0) return near;
      }
      const begun = await numbers.listByPrefix(key, market);
      if (begun.length > 0) return begun;
      const containing = await numbers.listByMiddle(key, market);
      if (containing.length === 0) throw new Refusal('100100');
      return containing;
    },
    /** The replacement chain of a number, oldest first, with prices. @throws Refusal 100100 */
    async getChain({ brandId, oe, provinceCode }: CheckedBodyOf<typeof partCalls.getReplaceData>, language: Language) {
      const found = await numbers.findChain({ brandId, key: oeKey(oe) }, language);
      if (found === undefined) throw new Refusal('100100');
      const { oeId, links } = found;
      const oeIds = [...new Set([oeId, ...links.flatMap(({ oldOeId, newOeId }) => [oldOeId, newOeId])])];
      const parts = new Map(
        (await numbers.listChainParts(oeIds, { language, provinceCode })).map((part) => [part.oeId, part]),
      );
      const chain: Replacement[] = [];
      const prices: PartPrice[] = [];
      for (const step of chainOf({ oeId, links, isLive: (id) => parts.get(id)?.isDiscontinued === false })) {
        const part = parts.get(step.oeId);
        if (part === undefined) continue;
        const { price, ...facts } = part;
        chain.push({ ...facts, ...step });
        if (price !== null) prices.push(price);
      }
      return { chain, prices };
    },
    /** @throws Refusal 100100 if the make does not have the number */
    async getWhereUsed({ oe, ...make }: CheckedBodyOf<typeof partCalls.getAdapterVehicle>, language: Language) {
      const found = await numbers.findWhereUsed({ ...make, key: oeKey(oe) }, language);
      if (found === undefined) throw new Refusal('100100');
      return found;
    },
  };
}

export type NumberService = ReturnType<typeof createNumberService>;
