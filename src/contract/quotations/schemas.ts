import { z } from 'zod';
import { EmptyBody, Id, NoResult } from '../fields.ts';
import { PRICE_KINDS } from '../prices/price-kinds.ts';
import { recordOf } from '../record-of.ts';
import { LineKind } from '../work-orders/order-schemas.ts';
import { QUOTATION_DAYS, QUOTATION_DAYS_MAX, QUOTED_LINES_MAX, schemes } from './rules.ts';

export const Scheme = z.enum(schemes);

/** What one scheme offers for a line. Null prices are unknown and not in the total. */
export const QuotedOption = z.strictObject({
  number: z.string(),
  brandName: z.string(),
  unitPriceFen: z.number().int().nullable(),
  amountFen: z.number().int().nullable(),
  /** The brand and economy schemes: there is no alternative, so the original stays. */
  isOriginalKept: z.boolean(),
  /** Of an original number that was no longer current when the quotation was made: the numbers to order instead. */
  successors: z.array(z.string()).optional(),
  isDiscontinued: z.boolean().optional(),
});
export type QuotedOption = z.infer<typeof QuotedOption>;

export const QuotedLine = z.strictObject({
  line: z.number().int(),
  name: z.string(),
  lineKind: LineKind,
  quantity: z.number(),
  unit: z.string(),
  options: z.strictObject(recordOf(schemes, () => QuotedOption)),
});
export type QuotedLine = z.infer<typeof QuotedLine>;

export const SchemeTotal = z.strictObject({
  totalFen: z.number().int(),
  /** Lines without a known price, which are not in the total. */
  unpricedNum: z.number().int(),
});

/** The scheme that the customer accepted for a line; null: the line is declined. */
const LineChoice = z.strictObject({ line: z.number().int(), scheme: Scheme.nullable() });
export type LineChoice = z.infer<typeof LineChoice>;

const Acceptance = z.strictObject({
  name: z.string(),
  acceptedAt: z.iso.datetime(),
  choices: z.array(LineChoice),
  totalFen: z.number().int(),
});

/** Everything that was fixed when the quotation was made. */
const Frozen = {
  vehicleName: z.string(),
  plate: z.string(),
  customerName: z.string(),
  /** The day of the prices. */
  pricedOn: z.iso.date(),
  lines: z.array(QuotedLine),
  totals: z.strictObject(recordOf(schemes, () => SchemeTotal)),
};

/** What the customer sees: no cost prices, remarks, sources or account. */
export const QuotationView = z.strictObject({
  ...Frozen,
  shopName: z.string(),
  phone: z.string(),
  address: z.string(),
  logo: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  acceptance: Acceptance.nullable(),
  /** Its numbers and prices are samples of the demo catalogue. */
  isDemo: z.boolean(),
});
export type QuotationView = z.infer<typeof QuotationView>;

export const Quotation = z.strictObject({
  quotationId: Id,
  listId: Id,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'accepted', 'expired', 'revoked']),
  pricedOn: z.iso.date(),
  totals: Frozen.totals,
  lines: Frozen.lines,
  acceptance: Acceptance.nullable(),
});
export type Quotation = z.infer<typeof Quotation>;

/** 128 random bits in base64url. */
export const QuotationToken = z.string().regex(/^[\w-]{22}$/);

export const addQuotation = {
  body: z.strictObject({
    listId: Id,
    /** The kind of the original scheme's prices. */
    kind: z.enum(PRICE_KINDS).default('market'),
    days: z.number().int().min(1).max(QUOTATION_DAYS_MAX).default(QUOTATION_DAYS),
  }),
  /** The token is given once: only its hash is stored. */
  result: z.strictObject({ quotation: Quotation, token: QuotationToken }),
};

export const listQuotations = {
  body: z.strictObject({ listId: Id }),
  result: z.array(Quotation),
};

export const revokeQuotation = {
  body: z.strictObject({ quotationId: Id }),
  result: Quotation,
};

export const getQuotationNews = {
  body: EmptyBody,
  /** Accepted quotations that the shop has not looked at yet, newest first. */
  result: z.array(
    z.strictObject({ listId: Id, orderName: z.string(), name: z.string(), acceptedAt: z.iso.datetime() }),
  ),
};

export const seeQuotations = {
  body: z.strictObject({ listId: Id }),
  result: NoResult,
};

export const openQuotation = {
  body: z.strictObject({ token: QuotationToken }),
  result: QuotationView,
};

export const acceptQuotation = {
  body: z.strictObject({
    token: QuotationToken,
    name: z.string().trim().min(1).max(40),
    /** One for each line. */
    choices: z.array(LineChoice).min(1).max(QUOTED_LINES_MAX),
  }),
  result: QuotationView,
};
