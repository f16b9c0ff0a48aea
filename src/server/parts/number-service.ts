import type { CheckedBodyOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { OE_KEY_MIN, oeKey } from '../../contract/oe-number.ts';
import type {
  getAdapterVehicle,
  getPartListByOe,
  getPartPrices,
  getReplaceData,
  OePart,
  PartPrice,
  Replacement,
} from '../../contract/parts.ts';
import { Refusal } from '../errors.ts';
import type { NumberRepository } from './number-repository.ts';
import { chainOf } from './replacement-chain.ts';

/** What is known of OE numbers, whatever the vehicle. */
export function createNumberService(numbers: NumberRepository) {
  return {
    /**
     * The number at every make that uses it; numbers that begin with it where there is no such number.
     * @throws Refusal 900400 where the key is too short, 100100 where nothing is found
     */
    async listByOe({ oe, provinceCode }: CheckedBodyOf<typeof getPartListByOe>, language: Language): Promise<OePart[]> {
      const key = oeKey(oe);
      if (key.length < OE_KEY_MIN) throw tooShort();
      const market = { language, provinceCode };
      const exact = await numbers.listByKey(key, market);
      if (exact.length > 0) return exact;
      const begun = await numbers.listByPrefix(key, market);
      if (begun.length === 0) throw new Refusal('100100');
      return begun;
    },
    /** @throws Refusal 900400 where the two lists differ in length */
    listPrices({ brandIds, searchOes, provinceCode }: CheckedBodyOf<typeof getPartPrices>): Promise<PartPrice[]> {
      if (brandIds.length !== searchOes.length) throw unequal();
      const asked = brandIds.map((brandId, index) => ({ brandId, key: oeKey(searchOes[index] ?? '') }));
      return numbers.listPrices(asked, provinceCode);
    },
    /** The chain that a number stands in, oldest first, with the prices of all of it. @throws Refusal 100100 */
    async getChain({ brandId, oe, provinceCode }: CheckedBodyOf<typeof getReplaceData>, language: Language) {
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
    async getWhereUsed({ oe, brandId }: CheckedBodyOf<typeof getAdapterVehicle>, language: Language) {
      const found = await numbers.findWhereUsed({ brandId, key: oeKey(oe) }, language);
      if (found === undefined) throw new Refusal('100100');
      return found;
    },
  };
}

function tooShort(): Refusal {
  return new Refusal('900400', {
    problems: [
      {
        path: 'data.oe',
        zh: `零件号至少要有 ${OE_KEY_MIN} 位字母或数字`,
        en: `must have at least ${OE_KEY_MIN} letters or digits`,
      },
    ],
  });
}

function unequal(): Refusal {
  return new Refusal('900400', {
    problems: [
      {
        path: 'data.searchOes',
        zh: '数量必须与 data.brandIds 相同',
        en: 'must have as many entries as data.brandIds',
      },
    ],
  });
}
