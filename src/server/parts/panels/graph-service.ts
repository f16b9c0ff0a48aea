import type { CheckedBodyOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import { oeKey } from '../../../contract/oe/oe-number.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { PartGraph } from '../../../contract/parts/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import type { NumberRepository } from '../numbers/number-repository.ts';
import { chainOf } from '../numbers/replacement-chain.ts';
import type { GraphRepository } from './graph-repository.ts';
import { graphOf } from './part-graph.ts';

/** Most numbers of a chain in a graph; those nearest to the requested number are included. */
const NUMBERS_MAX = 24;

/** A number with its related numbers and families. */
export function createGraphService(numbers: NumberRepository, graphs: GraphRepository) {
  return {
    /** @throws Refusal 100100 if the make does not have the number */
    async getGraph(
      { oe, brandId }: CheckedBodyOf<typeof partCalls.getPartGraph>,
      language: Language,
    ): Promise<PartGraph> {
      const found = await numbers.findChain({ brandId, key: oeKey(oe) }, language);
      if (found === undefined) throw new Refusal('100100');
      const { oeId, links } = found;
      const steps = chainOf({ oeId, links, isLive: () => true }).sort((a, b) => Math.abs(a.step) - Math.abs(b.step));
      const oeIds = steps.slice(0, NUMBERS_MAX).map((step) => step.oeId);
      const [parts, madeBeside, families] = await Promise.all([
        numbers.listChainParts(oeIds, { language, provinceCode: '110000' }),
        graphs.listMadeBeside(oeIds, language),
        graphs.listFamilies(oeIds, language),
      ]);
      return graphOf({ oeId, parts, links, madeBeside, families, numbersLeftOut: steps.length - oeIds.length });
    },
  };
}
