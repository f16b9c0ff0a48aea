import { sql } from 'kysely';
import type { LineChoice, Quotation, QuotationView } from '../../contract/quotations/schemas.ts';
import { chosenTotal } from '../../contract/quotations/scheme-totals.ts';
import { hasDemoId } from '../../contract/vehicles/demo-id.ts';
import type { Session } from '../http/request-context.ts';
import type { Database } from '../platform/db/database.ts';

/** The content of a quotation as it was when it was sent. */
export type QuotationContent = Pick<
  QuotationView,
  'vehicleName' | 'plate' | 'customerName' | 'pricedOn' | 'lines' | 'totals'
>;

type Member = Pick<Session, 'userId' | 'parentId' | 'acctLevel'>;

/** A quotation that a customer may see, and the account that made it. */
export interface StoredQuotation {
  quotation: Quotation & QuotationContent;
  owner: Member;
  /** Of the order's vehicle, or of its prices where it has none: data of the demo catalogue. */
  hasDemoData: boolean;
}

interface NewQuotation {
  listId: number;
  userId: number;
  tokenHash: string;
  days: number;
  content: QuotationContent;
}

interface Row {
  quotationId: number;
  listId: number;
  content: QuotationContent;
  createdAt: string;
  expiresAt: string;
  isExpired: boolean;
  revokedAt: string | null;
  acceptedAt: string | null;
  acceptedBy: string | null;
  choices: LineChoice[] | null;
}

const columns = sql`
  q.quotation_id as "quotationId", q.list_id as "listId", q.content, q.created_at as "createdAt",
  q.expires_at as "expiresAt", q.expires_at <= monotonic_now() as "isExpired", q.revoked_at as "revokedAt",
  q.accepted_at as "acceptedAt", q.accepted_by as "acceptedBy", q.choices`;

/** The link works: an accepted quotation can be read on until it expires. */
const IS_LIVE = sql`revoked_at is null and expires_at > monotonic_now()`;

export function createQuotationRepository({ sql: db }: Database) {
  const read = async (condition: ReturnType<typeof sql<boolean>>) => {
    const { rows } = await sql<Row>`
      select ${columns} from quotation q where ${condition} order by q.quotation_id desc`.execute(db);
    return rows.map(quotationOf);
  };
  return {
    async add({ days, content, ...quotation }: NewQuotation): Promise<Quotation> {
      const { quotationId } = await db
        .insertInto('quotation')
        .values({
          ...quotation,
          content: JSON.stringify(content),
          expiresAt: sql<string>`monotonic_now() + make_interval(days => ${days})`,
        })
        .returning('quotationId')
        .executeTakeFirstOrThrow();
      return getOne(await read(sql`q.quotation_id = ${quotationId}`));
    },
    /** Newest first. */
    list: async (listId: number) => (await read(sql`q.list_id = ${listId}`)).map(withoutContent),
    async findListId(quotationId: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('quotation')
        .select('listId')
        .where('quotationId', '=', quotationId)
        .executeTakeFirst();
      return row?.listId;
    },
    async revoke(quotationId: number): Promise<Quotation> {
      await sql`
        update quotation set revoked_at = coalesce(revoked_at, now()) where quotation_id = ${quotationId}`.execute(db);
      return getOne(await read(sql`q.quotation_id = ${quotationId}`));
    },
    /** A quotation whose link works, and whose order has not been deleted. */
    async find(tokenHash: string): Promise<StoredQuotation | undefined> {
      const { rows } = await sql<Row & Member & { vehicleId: number | null; hasDemoPrices: boolean }>`
        select ${columns}, o.vehicle_id as "vehicleId",
          exists (select from work_order_item i where i.list_id = o.list_id and i.price_source = 'sample') as "hasDemoPrices",
          a.user_id as "userId", a.parent_id as "parentId", a.acct_level as "acctLevel"
        from quotation q
        join account a on a.user_id = q.user_id
        join work_order o on o.list_id = q.list_id and o.removed_at is null
        where q.token_hash = ${tokenHash} and q.revoked_at is null and q.expires_at > monotonic_now()`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const { userId, parentId, acctLevel, vehicleId, hasDemoPrices } = row;
      const hasDemoData = vehicleId === null ? hasDemoPrices : hasDemoId(vehicleId);
      return { quotation: quotationOf(row), owner: { userId, parentId, acctLevel }, hasDemoData };
    },
    /** Of two acceptances at once, the statement lets one through. Returns whether it was this one. */
    async accept(tokenHash: string, { name, choices }: { name: string; choices: readonly LineChoice[] }) {
      const { rows } = await sql`
        update quotation set accepted_at = now(), accepted_by = ${name}, choices = ${JSON.stringify(choices)}::text::jsonb
        where token_hash = ${tokenHash} and accepted_at is null and ${IS_LIVE}
        returning quotation_id`.execute(db);
      return rows.length > 0;
    },
    /** Acceptances that no member of the company has opened yet. */
    async listNews({ userId, parentId, acctLevel }: Member) {
      const companyId = acctLevel === 0 ? userId : (parentId ?? userId);
      const { rows } = await sql<{ listId: number; orderName: string; name: string; acceptedAt: string }>`
        select q.list_id as "listId", o.name as "orderName", q.accepted_by as name, q.accepted_at as "acceptedAt"
        from quotation q
        join work_order o on o.list_id = q.list_id and o.removed_at is null
        join account a on a.user_id = q.user_id
        where (a.user_id = ${companyId} or (a.parent_id = ${companyId} and a.acct_level <> 0))
          and q.accepted_at is not null and q.seen_at is null
        order by q.accepted_at desc limit 100`.execute(db);
      return rows;
    },
    async markSeen(listId: number): Promise<void> {
      await sql`
        update quotation set seen_at = now()
        where list_id = ${listId} and accepted_at is not null and seen_at is null`.execute(db);
    },
  };
}

function quotationOf(row: Row): Quotation & QuotationContent {
  const { quotationId, listId, createdAt, expiresAt, content, acceptedAt, acceptedBy, choices } = row;
  const acceptance =
    acceptedAt === null || acceptedBy === null || choices === null
      ? null
      : { name: acceptedBy, acceptedAt, choices, totalFen: chosenTotal(content.lines, choices).totalFen };
  return { ...content, quotationId, listId, createdAt, expiresAt, state: stateOf(row), acceptance };
}

function stateOf({ acceptedAt, revokedAt, isExpired }: Row): Quotation['state'] {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return isExpired ? 'expired' : 'open';
}

function withoutContent(quotation: Quotation & QuotationContent): Quotation {
  const { vehicleName: _vehicle, plate: _plate, customerName: _customer, ...own } = quotation;
  return own;
}

function getOne([quotation]: readonly (Quotation & QuotationContent)[]): Quotation {
  if (quotation === undefined) throw new Error('a quotation is missing that was just written');
  return withoutContent(quotation);
}
