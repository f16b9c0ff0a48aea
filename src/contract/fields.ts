import { z } from 'zod';
import { oeStyles } from './oe/oe-styles.ts';
import { platforms } from './platform.ts';
import { WELL_FORMED_VIN } from './vehicles/vin.ts';

/** The body of a call that takes nothing. */
export const EmptyBody = z.strictObject({});
/** The result of a call that only acts. */
export const NoResult = z.null();
export const Id = z.number().int().positive().max(2_147_483_647);
/** An `Id` in the query of a GET. */
export const IdInQuery = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);
/** Made by the client: repeating a request with the same key has no further effect. */
export const IdempotencyKey = z.string().regex(/^[\w-]{16,64}$/);
/** Kinds of fields that do not follow from the type of their schema (field-kind.ts). */
export const fieldKinds = z.registry<{ kind: 'money' | 'richText' }>();

/** An amount of money, in fen; typed and shown in yuan. */
export const fen = (min: number, max: number) =>
  z.number().int().min(min).max(max).register(fieldKinds, { kind: 'money' });

/** HTML within the limits of rich-text.ts. The server sanitises it when it is written, the client when it is shown. */
export const RichText = z.string().trim().min(1).max(20_000).register(fieldKinds, { kind: 'richText' });

/** Typed text: trimmed, never empty, at most `max` characters. */
// @__NO_SIDE_EFFECTS__
export const text = (max: number) => z.string().trim().min(1).max(max);

/** A vehicle identification number as stored and sent: already normalised, 17 characters, without I, O and Q. */
export const Vin = z.string().regex(WELL_FORMED_VIN);

/** A VIN that only helps to select rows: an invalid one is no error. */
export const VinText = z.string().trim().min(1).max(40);

/** A number as typed; the server normalises it. */
export const OeText = z.string().trim().min(1).max(40);

export const OeStyle = z.enum(oeStyles);

export const Platform = z.enum(platforms);
export type Platform = z.infer<typeof Platform>;
