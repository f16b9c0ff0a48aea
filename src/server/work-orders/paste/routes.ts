import type { PartHit } from '../../../contract/parts/schemas.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import type { PartQuery } from '../../../contract/work-orders/schemas.ts';
import { type CompanyContext, companyContextOf } from '../../http/company-context.ts';
import { handlersOf } from '../../http/serve.ts';
import { readOrderText } from './read-order-text.ts';
import type { PartNames } from './segment.ts';
import type { VehicleSearches } from './vehicles-of-message.ts';

export interface PasteDependencies {
  parts: {
    nameLexicon(): Promise<PartNames>;
    findOrderParts(
      requested: { vehicleId: number; vin?: string | undefined; queries: readonly PartQuery[] },
      company: CompanyContext,
    ): Promise<PartHit[][]>;
  };
  vehicles: VehicleSearches;
}

/** A message becomes a checked order: what it says, and the rows of the vehicle's parts book for it. */
export function pasteRoutes({ parts, vehicles }: PasteDependencies) {
  return handlersOf<typeof workOrderCalls>()({
    readOrderText: async ({ text }, { language }) =>
      readOrderText(text, { names: await parts.nameLexicon(), vehicles, language }),
    async findOrderParts(body, context) {
      const found = await parts.findOrderParts(body, companyContextOf(context));
      return found.flatMap((hits, query) => (hits.length === 0 ? [] : [{ query, hits }]));
    },
  });
}
