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

/** Numbers of a chain that a picture has room for; those nearest to the number asked for are kept. */
const NUMBERS_MAX = 24;

/** A number with what hangs on it. */
export function createGraphService(numbers: NumberRepository, graphs: GraphRepository) {
  return {
    /** @throws Refusal 100100 where the make has no such number */
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
