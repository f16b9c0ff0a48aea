import { roleNameIn } from '../../contract/access/role-name.ts';
import type { resources } from '../../contract/all-calls.ts';
import type { billingCalls } from '../../contract/billing/calls.ts';
import { BILL_PAGE } from '../../contract/billing/rules.ts';
import type { paletteCalls } from '../../contract/palette/calls.ts';
import type { PaletteRecord } from '../../contract/palette/schemas.ts';
import { USER_PAGE } from '../../contract/users/rules.ts';
import type { AuthedContext } from '../http/request-context.ts';
import type { ResourceService } from '../http/resources/resource-service.ts';
import { type Handler, handlersOf } from '../http/serve.ts';
import { Refusal } from '../platform/errors.ts';

const RECORDS_PER_KIND = 5;

/** The lists that are searched; each shows its caller only what the list itself would. */
export interface PaletteLists {
  orderList: Handler<typeof billingCalls.orderList>;
  users: Pick<ResourceService<typeof resources.user>, 'list'>;
}

/** One kind of record, and the power that its page needs. */
interface PaletteSource {
  power: string;
  search(text: string, context: AuthedContext): Promise<PaletteRecord[]>;
}

export function paletteRoutes(lists: PaletteLists) {
  const sources: readonly PaletteSource[] = [userSource(lists), purchaseSource(lists)];
  return handlersOf<typeof paletteCalls>()({
    async paletteSearch({ text }, context) {
      const { powers } = context.session;
      if (![...powers].some((power) => power.startsWith('/manager/'))) throw new Refusal('900403');
      const visible = sources.filter(({ power }) => powers.has(power));
      const found = await Promise.all(visible.map(({ search }) => search(text, context)));
      return { records: found.flat() };
    },
  });
}

function userSource({ users }: PaletteLists): PaletteSource {
  return {
    power: USER_PAGE,
    async search(text, context) {
      const paging = { pageNum: 1, pageSize: RECORDS_PER_KIND, sort: [] };
      const { rows } = await users.list({ ...paging, filters: { nameOrPhone: text } }, context);
      return rows.map(({ userId, username, nameOrPhone, phoneNum, companyName, ...role }) => ({
        kind: 'user',
        id: String(userId),
        title: nameOrPhone || username,
        detail: [phoneNum, companyName, roleNameIn(context.language, role)].filter(Boolean).join(' · '),
        path: `${USER_PAGE}/show/${userId}`,
      }));
    },
  };
}

/** A code has at least this many digits; a shorter text is a part of a name. */
const CODE_LIKE = /\d{6}/;

function purchaseSource({ orderList }: PaletteLists): PaletteSource {
  return {
    power: BILL_PAGE,
    async search(text, context) {
      if (!CODE_LIKE.test(text)) return [];
      const { rows } = await orderList({ pageNum: 1, pageSize: RECORDS_PER_KIND, search: text }, context);
      return rows.map(({ orderCode, packageName, username, companyName }) => ({
        kind: 'purchase',
        id: orderCode,
        title: orderCode,
        detail: [packageName, companyName ?? username].join(' · '),
        path: `${BILL_PAGE}?purchase=${encodeURIComponent(orderCode)}`,
      }));
    },
  };
}
