import type { Language } from '../../../contract/codes.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { ITEMS_PER_ORDER_MAX } from '../../../contract/work-orders/rules.ts';
import { type CompanyContext, companyContextOf } from '../../http/company-context.ts';
import type { Session } from '../../http/request-context.ts';
import { handlersOf } from '../../http/serve.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { createItemRepository } from '../item-repository.ts';
import { type OrderAccess, orderUserOf } from '../order-access.ts';
import { type Numbers, presentOf } from '../present.ts';
import { createWorkOrderRepository } from '../repository.ts';
import { type BookLine, bookFindings, type Labour } from './book-rules.ts';
import { setDismissed, withDismissals } from './dismissals.ts';
import { lineFindings } from './line-rules.ts';

export interface CheckUpDependencies {
  db: Database;
  numbers: Numbers;
  openProvinces: { list(session: Session): Promise<readonly string[]> };
  parts: {
    listOrderBook(
      query: { vehicleId: number; vin?: string | undefined; searchOes: readonly string[] },
      company: CompanyContext,
    ): Promise<BookLine[]>;
    /** Those of the keys that the catalogue has, of any brand. */
    listKnownKeys(searchOes: readonly string[]): Promise<string[]>;
  };
  /** Empty for a vehicle without a maintenance plan. */
  listLabour(vehicleId: number, language: Language): Promise<Labour[]>;
}

/** The check-up of an order before it is sent, printed or exported. */
export function checkUpRoutes({ db, numbers, openProvinces, parts, listLabour }: CheckUpDependencies) {
  const orders = createWorkOrderRepository(db);
  const items = createItemRepository(db);
  const listLines = (listId: number) =>
    items.list({ listId, pageNum: 1, pageSize: ITEMS_PER_ORDER_MAX, search: '', sortBy: 'added', orderBy: 'asc' });
  const accessTo = (listId: number, session: Session): OrderAccess => ({ listId, ...orderUserOf(session) });

  return handlersOf<typeof workOrderCalls>()({
    async checkOrder({ listId }, { session, language }) {
      await orders.get(accessTo(listId, session));
      const [lines, current] = await Promise.all([
        listLines(listId),
        openProvinces.list(session).then((open) => presentOf(db, numbers, { listId, language, openProvinces: open })),
      ]);
      return { findings: await withDismissals(db.sql, listId, lineFindings(lines, current)) };
    },
    async checkOrderFit({ listId, vehicleId, vin }, context) {
      const { session, language } = context;
      const order = await orders.get(accessTo(listId, session));
      // The charge is for the vehicle in the body: it must be the one that is checked.
      if (order.vehicleId !== vehicleId || (vin !== undefined && vin !== order.vin)) throw new Refusal('900404');
      const lines = await listLines(listId);
      const searchOes = [...new Set(lines.map(({ searchOe }) => searchOe).filter((key) => key !== ''))];
      if (searchOes.length === 0) return { findings: [] };
      const [book, labour] = await Promise.all([
        parts.listOrderBook({ vehicleId, vin: order.vin ?? undefined, searchOes }, companyContextOf(context)),
        listLabour(vehicleId, language),
      ]);
      const others = book.filter(({ rows }) => rows.length === 0).map(({ searchOe }) => searchOe);
      const known = others.length === 0 ? [] : await parts.listKnownKeys(others);
      const found = bookFindings(lines, { book, labour, knownKeys: new Set(known) });
      return { findings: await withDismissals(db.sql, listId, found) };
    },
    async dismissFindings({ listId, keys, isDismissed }, { session }) {
      await orders.get(accessTo(listId, session));
      await setDismissed(db.sql, { listId, userId: session.userId, keys, isDismissed });
      return null;
    },
  });
}
