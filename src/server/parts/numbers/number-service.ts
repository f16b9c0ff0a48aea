import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import type { oeCalls } from '../../../contract/oe/calls.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import type { OePart } from '../../../contract/oe/schemas.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { Replacement } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { refuseShortKey } from '../names/refuse-short-key.ts';
import type { NumberRepository } from './number-repository.ts';
import { chainOf } from './replacement-chain.ts';

/** What is known of OE numbers, whatever the vehicle. */
export function createNumberService(numbers: NumberRepository) {
  return {
    /**
     * The number at every make that uses it; numbers that begin with it where there is no such number.
     * @throws Refusal 900400 where the key is too short, 100100 where nothing is found
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
      const begun = await numbers.listByPrefix(key, market);
      if (begun.length === 0) throw new Refusal('100100');
      return begun;
    },
    /** The chain that a number stands in, oldest first, with the prices of all of it. @throws Refusal 100100 */
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
    /** @throws Refusal 100100 where the make has no such number */
    async getWhereUsed({ oe, ...make }: CheckedBodyOf<typeof partCalls.getAdapterVehicle>, language: Language) {
      const found = await numbers.findWhereUsed({ ...make, key: oeKey(oe) }, language);
      if (found === undefined) throw new Refusal('100100');
      return found;
    },
  };
}
