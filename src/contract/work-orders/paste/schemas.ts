import { z } from 'zod';
import { Id, OeText, text, VinText } from '../../fields.ts';
import { PartHit } from '../../parts/schemas.ts';
import { Vehicle } from '../../vehicles/schemas.ts';
import { MESSAGE_LENGTH_MAX, PARTS_MAX } from './rules.ts';

/**
 * What a piece of a message became. filler: a courtesy or label without a meaning for the order; plate: a licence plate,
 * which is not looked up; unknown: not understood.
 */
export const SpanKind = z.enum(['vin', 'vehicle', 'part', 'quantity', 'plate', 'filler', 'label', 'unknown']);
export type SpanKind = z.infer<typeof SpanKind>;

/** Offsets in the message as sent, in UTF-16 units. */
const Span = z.strictObject({
  start: z.number().int(),
  end: z.number().int(),
  kind: SpanKind,
  /** Index in `parts` or `vehicles`; null for the other kinds. */
  index: z.number().int().nullable(),
});
export type Span = z.infer<typeof Span>;

export const MessageVehicle = z.strictObject({
  text: z.string(),
  vin: z.string().nullable(),
  /** malformed: not 17 characters; checkDigit: a character is probably wrong, the vehicles are for the VIN as written. */
  problem: z.enum(['malformed', 'checkDigit', 'unknown']).nullable(),
  /** At most ten of `total`. */
  vehicles: z.array(Vehicle),
  total: z.number().int(),
});
export type MessageVehicle = z.infer<typeof MessageVehicle>;

export const MessagePart = z.strictObject({
  kind: z.enum(['name', 'oe']),
  text: z.string(),
  /** Null: not stated. */
  quantity: z.number().positive().nullable(),
  /** As written: 套, 个, PCS; empty without one. */
  unit: z.string(),
  /** Left and right together. */
  isPair: z.boolean(),
  /** The name is only like one of the catalogue. */
  isUnsure: z.boolean(),
  /** Index of its vehicle in `vehicles`; null without one. */
  vehicle: z.number().int().nullable(),
});
export type MessagePart = z.infer<typeof MessagePart>;

export const readOrderText = {
  body: z.strictObject({ text: z.string().min(1).max(MESSAGE_LENGTH_MAX) }),
  result: z.strictObject({
    /** In order, without overlaps; they cover every letter and digit. */
    spans: z.array(Span),
    vehicles: z.array(MessageVehicle),
    parts: z.array(MessagePart),
  }),
};

export const PartQuery = z.strictObject({ kind: z.enum(['name', 'oe']), text: z.union([OeText, text(60)]) });
export type PartQuery = z.infer<typeof PartQuery>;

export const findOrderParts = {
  body: z.strictObject({
    vehicleId: Id,
    vin: VinText.optional(),
    queries: z.array(PartQuery).min(1).max(PARTS_MAX),
  }),
  /** The rows that were found, most certain first; a query without any has none. */
  result: z.array(z.strictObject({ query: z.number().int(), hits: z.array(PartHit) })),
};
