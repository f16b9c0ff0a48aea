import type { Language } from '../../contract/codes.ts';
import type { Letterhead } from '../../contract/company/schemas.ts';
import type { Offer } from '../../contract/prices/schemas.ts';
import type { quotationCalls } from '../../contract/quotations/calls.ts';
import { QUOTED_LINES_MAX } from '../../contract/quotations/rules.ts';
import { schemeTotals } from '../../contract/quotations/scheme-totals.ts';
import { shopDate } from '../../contract/shop-time.ts';
import { fullName } from '../../contract/vehicles/vehicle-names.ts';
import type { WorkOrder, WorkOrderItem } from '../../contract/work-orders/schemas.ts';
import { clientNetworks } from '../http/clients/client-network.ts';
import type { RequestContext, Session } from '../http/request-context.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { consumeInFixedWindow } from '../platform/rate-limits.ts';
import { isWhole } from './choices.ts';
import { quotedLines, type Superseded } from './quoted-lines.ts';
import { createQuotationRepository, type StoredQuotation } from './repository.ts';
import { createToken, hashToken } from './token.ts';

type Member = Pick<Session, 'userId' | 'parentId' | 'acctLevel'>;

export interface QuotationServices {
  db: Database;
  isDemo: boolean;
  company: { letterhead: { read(member: Member): Promise<Letterhead> } };
  prices: {
    offers: {
      list(brandIds: number[], keys: string[], language: Language): Promise<ReadonlyMap<number, Offer[]>>;
    };
  };
  workOrders: {
    quoted: {
      read(listId: number, member: Member): Promise<{ order: WorkOrder; items: WorkOrderItem[] }>;
      listSuperseded(listId: number, language: Language): Promise<ReadonlyMap<number, Superseded>>;
    };
  };
}

/** Of one address; a customer opens a link a few times. */
const OPENED = { uses: 60, perS: 60 };

export function quotationRoutes({ db, isDemo, company, prices, workOrders }: QuotationServices) {
  const quotations = createQuotationRepository(db);
  /** @throws Refusal 900404 for an order of another company */
  const requireOrder = (listId: number, session: Session) => workOrders.quoted.read(listId, session);
  const limit = async ({ address }: Pick<RequestContext, 'address'>) => {
    for (const { network, factor } of clientNetworks(address))
      await consumeInFixedWindow(db.sql, `quotation:${network}`, { ...OPENED, uses: OPENED.uses * factor });
  };
  const viewOf = async ({ quotation, owner, hasDemoData }: StoredQuotation) => {
    const { shopName, phone, address, logo } = await company.letterhead.read(owner);
    const { vehicleName, plate, customerName, pricedOn, lines, totals, expiresAt, acceptance } = quotation;
    const frozen = { vehicleName, plate, customerName, pricedOn, lines, totals };
    return { ...frozen, shopName, phone, address, logo, expiresAt, acceptance, isDemo: isDemo && hasDemoData };
  };
  const calls: Handlers<typeof quotationCalls> = {
    async addQuotation({ listId, kind, days }, { session, language }) {
      const { order, items: all } = await requireOrder(listId, session);
      const items = all.filter(({ returnReason }) => returnReason === null);
      if (items.length === 0 || items.length > QUOTED_LINES_MAX) throw new Refusal('300306');
      const offers = await prices.offers.list(
        items.map(({ priceBrandId }) => priceBrandId ?? 0),
        items.map(({ searchOe }) => searchOe),
        language,
      );
      const superseded = await workOrders.quoted.listSuperseded(listId, language);
      const lines = quotedLines(items, kind, { offersOf: (index) => offers.get(index) ?? [], superseded });
      const { plate, customerName } = order;
      const token = createToken();
      const quotation = await quotations.add({
        listId,
        userId: session.userId,
        tokenHash: hashToken(token),
        days,
        content: {
          vehicleName: fullName(order),
          plate,
          customerName,
          pricedOn: shopDate(),
          lines,
          totals: schemeTotals(lines),
        },
      });
      return { quotation, token };
    },
    async listQuotations({ listId }, { session }) {
      await requireOrder(listId, session);
      return quotations.list(listId);
    },
    async revokeQuotation({ quotationId }, { session }) {
      const listId = await quotations.findListId(quotationId);
      if (listId === undefined) throw new Refusal('900404');
      await requireOrder(listId, session);
      return quotations.revoke(quotationId);
    },
    getQuotationNews: (_body, { session }) => quotations.listNews(session),
    async seeQuotations({ listId }, { session }) {
      await requireOrder(listId, session);
      await quotations.markSeen(listId);
      return null;
    },
    async openQuotation({ token }, context) {
      await limit(context);
      const found = await quotations.find(hashToken(token));
      if (found === undefined) throw new Refusal('300305');
      return viewOf(found);
    },
    async acceptQuotation({ token, name, choices }, context) {
      await limit(context);
      const tokenHash = hashToken(token);
      const found = await quotations.find(tokenHash);
      if (found === undefined) throw new Refusal('300305');
      if (!isWhole(found.quotation.lines, choices)) throw new Refusal('300308');
      const isAccepted = await quotations.accept(tokenHash, { name, choices });
      const now = await quotations.find(tokenHash);
      if (now === undefined) throw new Refusal('300305');
      if (!isAccepted) throw new Refusal('300307', { result: await viewOf(now) });
      return viewOf(now);
    },
  };
  return calls;
}
