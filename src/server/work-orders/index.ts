import type { Language } from '../../contract/codes.ts';
import { QUOTED_LINES_MAX } from '../../contract/quotations/rules.ts';
import type { workOrderCalls } from '../../contract/work-orders/calls.ts';
import type { Session } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { type CheckUpDependencies, checkUpRoutes } from './check-up/routes.ts';
import { type FleetDependencies, fleetRoutes } from './fleet/routes.ts';
import { createItemRepository } from './item-repository.ts';
import { orderUserOf } from './order-access.ts';
import { type PasteDependencies, pasteRoutes } from './paste/routes.ts';
import { type Numbers, presentOf } from './present.ts';
import { createWorkOrderRepository } from './repository.ts';
import { type Dependencies as RouteDependencies, workOrderRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  maintenance: Pick<CheckUpDependencies, 'listLabour'>;
  parts: PasteDependencies['parts'] & CheckUpDependencies['parts'] & { numbers: Numbers };
  vehicles: PasteDependencies['vehicles'] & FleetDependencies['vehicles'];
  provinces: { open: RouteDependencies['openProvinces'] };
}

export function workOrdersDomain({ db, maintenance, parts, provinces, vehicles }: Dependencies) {
  const calls: Handlers<typeof workOrderCalls> = {
    ...workOrderRoutes({ db, numbers: parts.numbers, openProvinces: provinces.open }),
    ...pasteRoutes({ parts, vehicles }),
    ...fleetRoutes({ vehicles }),
    ...checkUpRoutes({ db, numbers: parts.numbers, openProvinces: provinces.open, parts, ...maintenance }),
  };
  const orders = createWorkOrderRepository(db);
  const items = createItemRepository(db);
  return {
    calls,
    /** An order with its items, for an account of its company. @throws Refusal 900404 */
    quoted: {
      async read(listId: number, session: Pick<Session, 'userId' | 'parentId' | 'acctLevel'>) {
        const order = await orders.get({ listId, ...orderUserOf(session) });
        const page = {
          pageNum: 1,
          pageSize: QUOTED_LINES_MAX + 1,
          orderBy: 'asc',
          sortBy: 'added',
          search: '',
        } as const;
        return { order, items: await items.list({ listId, ...page }) };
      },
      /** The lines whose number is not current, by partId. */
      async listSuperseded(listId: number, language: Language) {
        const current = await presentOf(db, parts.numbers, { listId, language, openProvinces: [] });
        return new Map(
          current
            .filter(({ successors, isDiscontinued }) => successors.length > 0 || isDiscontinued)
            .map(({ partId, successors, isDiscontinued }) => [
              partId,
              { successors: successors.map(({ oe }) => oe), isDiscontinued },
            ]),
        );
      },
    },
  };
}
