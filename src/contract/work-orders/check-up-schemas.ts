import { z } from 'zod';
import { Id, NoResult, VinText } from '../fields.ts';
import { BookPart } from '../parts/schemas.ts';

/**
 * What a check-up finds.
 *
 * - otherSide, together, oneTime: a part that belongs to a line is not on the order
 * - fewer: fewer pieces of a part that must be renewed than the vehicle has
 * - misfit, check: the line does not fit, or a condition of its fit is not known
 * - notInBook: the vehicle's parts book does not have the number
 * - superseded, discontinued: the number is replaced, or has no successor
 * - doubled: the same number twice, or a number and its successor
 * - noPrice: a line without a price
 * - labour: the work that belongs to a line is not on the order
 */
export const CheckRule = z.enum([
  'misfit',
  'notInBook',
  'doubled',
  'superseded',
  'discontinued',
  'otherSide',
  'together',
  'oneTime',
  'fewer',
  'noPrice',
  'check',
  'labour',
]);
export type CheckRule = z.infer<typeof CheckRule>;

export const Finding = z.strictObject({
  /** Names the finding when it is dismissed; the same until the line's number changes. */
  key: z.string().max(200),
  rule: CheckRule,
  /** The lines that it is about; of a doubled number the one to keep first. */
  partIds: z.array(Id),
  /** The parts that mend it, best first. */
  candidates: z.array(BookPart),
  /** Of `fewer`: the pieces that the vehicle has. */
  quantity: z.number().nullable(),
  /** Of `labour`. */
  work: z.strictObject({ name: z.string(), hours: z.number() }).nullable(),
  isDismissed: z.boolean(),
});
export type Finding = z.infer<typeof Finding>;

const Findings = z.strictObject({ findings: z.array(Finding) });

export const checkOrder = {
  body: z.strictObject({ listId: Id }),
  result: Findings,
};

export const checkOrderFit = {
  /** The order's own vehicle and VIN: 900404 for another. */
  body: z.strictObject({ listId: Id, vehicleId: Id, vin: VinText.optional() }),
  result: Findings,
};

export const dismissFindings = {
  body: z.strictObject({
    listId: Id,
    keys: z.array(z.string().min(1).max(200)).min(1).max(1000),
    isDismissed: z.boolean().default(true),
  }),
  result: NoResult,
};
