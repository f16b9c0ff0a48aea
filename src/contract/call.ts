import type { z } from 'zod';
import type { SearchKind } from './statistics/search-kinds.ts';

/** Access to a call: everyone, a signed-in user, or the holder of the named power. */
export type Access = 'open' | 'session' | `/${string}`;

/** The data of a vehicle that a call is charged for: parts or configuration. */
export type VehicleCharge = 'parts' | 'config';

/**
 * How much work a call is for the server. The bounds on how many run at once and in a minute, for an account, a company
 * and a network, follow from it (server/http/work-limits/work-bounds.ts); beyond them 900429.
 *
 * - light: reads or writes by key, some milliseconds
 * - search: searches or sorts a part of the catalogue
 * - heavy: many numbers at once, a spreadsheet, statistics over many rows
 */
export type Work = 'light' | 'search' | 'heavy';

/**
 * Why a call with catalogue data is free.
 *
 * - search: needed to find a vehicle or number, before anything is opened
 * - number: facts of a number without a vehicle, which the specification does not charge
 * - own: the account's own records
 * - open provinces: prices in the account's open provinces; prices in other provinces are left out
 */
export type FreeReason = 'search' | 'number' | 'own' | 'open provinces';

/**
 * The charge for the catalogue data of a call. Repeats within 24 hours are free; an empty result or a refusal is not
 * charged. Refused with 5005xx or 5006xx when no lookup is left, with 900422 if the request may not charge.
 *
 * - parts, config: one lookup for the body's vehicleId
 * - province: no lookup for prices in the body's provinceCode if that is an open province: the account's default, or one
 *   that the account switched to within 24 hours; 900421 for any other province
 * - provinces: one lookup of the class vehicleTypeCode for the prices of the body's oe in every province
 */
export type CatalogueCharge = VehicleCharge | 'province' | 'provinces' | `free: ${FreeReason}`;

/**
 * What a result gives away of the catalogue.
 *
 * - vehicles, numbers: the vehicles or numbers of a search or list; each of its rows counts too
 * - own vehicles: the vehicles of the account's own records, which may hold any vehicle; repeats do not count
 * - prices: the numbers whose prices are given; repeats do not count
 */
export type Counted = 'vehicles' | 'numbers' | 'own vehicles' | 'prices';

export interface FileResult {
  fileName: string;
  mediaType: string;
  /** Base64. */
  content: string;
}

export interface Upload {
  /** A larger file is refused with 900413. */
  maxBytes: number;
  /**
   * The field of the body that travels in the header `upload-ticket` instead of `data`, so that it is checked before the
   * file is read. An open call must have one.
   */
  ticketField?: string;
  /** Uploads a minute of one account, counted for this kind alone; for tasks with many files. */
  perMinute?: number;
}

/** The part of a call's declaration that the browser needs: transport and access. */
export interface CallSpec {
  path: `/${string}`;
  /** POST by default; a GET carries the fields of its body in the query. */
  method?: 'GET';
  access: Access;
  /**
   * Changes nothing that anyone can see, apart from the charge that it declares. A staff member who views the storefront
   * as a user may only make such calls (ADR 30); any other call is refused with 301001.
   */
  isRead?: true;
  /** Ends a view as a user: the only call of such a view that changes something. */
  endsView?: true;
  /** Required for calls with catalogue data; a test over the contract finds them. */
  charge?: CatalogueCharge;
  /** `light` by default. */
  work?: Work;
  /** Works through many records before it answers, so the browser waits for minutes. */
  isLong?: true;
  /**
   * The distinct vehicles, numbers or prices of the result count against what the account, its company and its network are given
   * in a day, and its page and batch sizes are capped by role (server/http/catalogue-use/catalogue-bounds.ts). Beyond a
   * bound 800129, beyond a second one 900431.
   */
  counted?: Counted;
  /** A search by a user: the field of the body with its text. It is recorded for the statistics. */
  search?: { kind: SearchKind; field: string };
  /** The result is AES-encrypted with the session's key: a barrier against scraping, never access control. */
  isSealed?: true;
  /** The media type of a result that is not the JSON envelope. */
  media?: string;
  /** The result is a `FileResult`, sent as a file of its own media type. */
  isFile?: true;
  /** The browser may keep the file of a GET, and asks each time whether it is still the same. */
  isRevalidated?: true;
  /** Served under overload too, because its handler has a queue of its own; such as the login. */
  isNeverShed?: true;
  /** The call takes a file, as multipart with the fields `file` and `data`; `data` holds the body as JSON. */
  upload?: Upload;
}

/** A call of a domain with catalogue data must state its charge. */
export interface CatalogueCallSpec extends CallSpec {
  charge: CatalogueCharge;
}

/** The schemas of a call: the body is closed (unknown fields are refused, wrong types are not coerced). */
export interface CallSchemas {
  body: z.ZodType;
  result: z.ZodType;
}

/** A call without its schemas. `types` is never set: it only carries their types. */
export type Call<Operation extends string, Spec extends CallSpec, Schemas> = Spec & {
  /** The specification's operation name; also the OpenAPI operationId. */
  operation: Operation;
  types?: Schemas;
};

/** A call with its schemas, as the server and the tests need it. */
export type CallWithSchemas<Operation extends string, Spec extends CallSpec, Schemas> = Call<Operation, Spec, Schemas> &
  Schemas;

// biome-ignore-start lint/suspicious/noExplicitAny: with unknown, a validated value is not assignable to the body of a generic call
export type AnyCall = Call<string, CallSpec, { body: any; result: any }>;
export type AnyUploadCall = Call<string, CallSpec & { upload: Upload }, { body: any; result: any }>;
export type AnyCallWithSchemas = CallWithSchemas<string, CallSpec, { body: any; result: any }>;
// biome-ignore-end lint/suspicious/noExplicitAny: see above

type SchemasOf<C extends AnyCall> = NonNullable<C['types']>;

/** The body as the client sends it: fields with a default are optional. */
export type BodyOf<C extends AnyCall> = z.input<SchemasOf<C>['body']>;
/** The body as the handler gets it: validated, with defaults. */
export type CheckedBodyOf<C extends AnyCall> = z.output<SchemasOf<C>['body']>;
export type ResultOf<C extends AnyCall> = z.output<SchemasOf<C>['result']>;

/** The exports of a schema module that are the schemas of a call. */
type CallName<Module> = {
  [Name in keyof Module]: Module[Name] extends { body: unknown; result: unknown } ? Name : never;
}[keyof Module] &
  string;

/** Refuses a call without schemas, and a misspelt field of a call. */
type Exact<Specs, Module> = {
  [Name in keyof Specs]: Name extends CallName<Module>
    ? { [Field in keyof Specs[Name]]: Field extends keyof CallSpec ? unknown : never }
    : never;
};

/**
 * Declares the calls of a domain. The module of its schemas exports `{ body, result }` under the name of each call, and
 * is imported as a type only. A call without schemas, or schemas without a call, do not compile.
 */
export function defineCalls<Module, Spec extends CallSpec = CallSpec>() {
  return <const Specs extends Record<CallName<Module>, Spec>>(specs: Specs & Exact<Specs, Module>) =>
    Object.fromEntries(
      Object.entries<CallSpec>(specs).map(([operation, spec]) => [operation, { operation, ...spec }]),
    ) as { [Name in keyof Specs & keyof Module & string]: Call<Name, Specs[Name] & CallSpec, Module[Name]> };
}

/** Joins the calls of a domain with their schemas, for the server and the tests. */
export function withSchemas<const Calls extends Record<string, AnyCall>>(
  calls: Calls,
  schemas: { [Name in keyof Calls]: SchemasOf<Calls[Name]> },
) {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, ...schemas[name] }])) as {
    [Name in keyof Calls]: Calls[Name] & SchemasOf<Calls[Name]>;
  };
}

/** A single call with its schemas, for resources and tests. */
export function callWithSchemas<
  const Operation extends string,
  const Spec extends CallSpec,
  Schemas extends CallSchemas,
>(operation: Operation, spec: Spec, schemas: Schemas): CallWithSchemas<Operation, Spec, Schemas> {
  return { operation, ...spec, ...schemas };
}
