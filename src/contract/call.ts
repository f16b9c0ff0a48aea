import { z } from 'zod';

/** Who may call: everyone, anyone signed in, or the holder of the named power. */
export type Access = 'open' | 'session' | `/${string}`;

/** What a call shows of a vehicle that is paid for: its parts, or its configuration. */
export type VehicleCharge = 'parts' | 'config';

export interface Upload {
  /** A larger file is refused with 900413. */
  maxBytes: number;
}

/** One call of the API, stated once: the route, the checks, the client, the fakes and the document fold over it. */
export interface Call<
  Operation extends string = string,
  Who extends Access = Access,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  /** The specification's operation name; also the OpenAPI operationId. */
  operation: Operation;
  path: `/${string}`;
  /** POST unless said otherwise; a GET carries its body's fields as the query. */
  method?: 'GET';
  access: Who;
  /**
   * Showing this opens the vehicle of the body's vehicleId: one lookup of its class, free again for 24 hours. What shows
   * nothing, and what is refused, takes nothing. Refused with 5005xx or 5006xx where no lookup is left.
   */
  charge?: VehicleCharge;
  /** The result travels as an AES string under the session's key: a fence against scraping, never access control. */
  isSealed?: true;
  /** A result that is not the envelope: the media type that is sent instead. */
  media?: string;
  /** A file travels with the body, as multipart: the fields `file` and `data`, which holds the body as JSON. */
  upload?: Upload;
  /** Closed: an unknown field is refused with its place, a wrong type is not coerced. */
  body: Body;
  result: Result;
}

export type UploadCall<
  Operation extends string,
  Who extends Access,
  Body extends z.ZodType,
  Result extends z.ZodType,
> = Call<Operation, Who, Body, Result> & { upload: Upload };

// biome-ignore-start lint/suspicious/noExplicitAny: the widest call; only type positions use it
export type AnyCall = Call<string, Access, any, any>;
export type AnyUploadCall = UploadCall<string, Access, any, any>;
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** What a caller sends: fields with a default may be left out. */
export type BodyOf<C extends AnyCall> = z.input<C['body']>;
/** What a handler gets: the body after its checks, defaults filled in. */
export type CheckedBodyOf<C extends AnyCall> = z.output<C['body']>;
export type ResultOf<C extends AnyCall> = z.output<C['result']>;

/** States a call. Pure, so that a page's bundle keeps only the calls that it makes. */
// @__NO_SIDE_EFFECTS__
export function call<
  const Operation extends string,
  const Who extends Access,
  Body extends z.ZodType,
  Result extends z.ZodType,
>(statement: Call<Operation, Who, Body, Result>): Call<Operation, Who, Body, Result> {
  return statement;
}

/** States a call that takes a file along. */
// @__NO_SIDE_EFFECTS__
export function uploadCall<
  const Operation extends string,
  const Who extends Access,
  Body extends z.ZodType,
  Result extends z.ZodType,
>(statement: UploadCall<Operation, Who, Body, Result>): UploadCall<Operation, Who, Body, Result> {
  return statement;
}

/** The body of a call that takes nothing. */
export const Nothing = z.strictObject({});
/** The result of a call that only acts. */
export const Done = z.null();
export const Id = z.number().int().positive().max(2_147_483_647);
/** Made by whoever asks: the same request again, after an answer that was lost, does nothing twice. */
export const OperationId = z.string().regex(/^[\w-]{16,64}$/);
/** A text that a person typed: trimmed by the client, bounded here, never empty. */
export const text = (max: number) => z.string().trim().min(1).max(max);
