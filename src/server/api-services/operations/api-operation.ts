import type { z } from 'zod';
import type { ChargeRule } from '../../../contract/api-services/definition.ts';
import type { KeyMode } from '../../../contract/api-services/wire.ts';
import type { Code, Language } from '../../../contract/codes.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { Refusal } from '../../platform/errors.ts';

/** On whose behalf an operation runs. */
export interface ApiCaller {
  /** The main account that owns the key. */
  userId: number;
  /** Null: the staff try an interface. */
  keyId: number | null;
  mode: KeyMode;
  language: Language;
  /** The customer's default price province. */
  provinceCode: ProvinceCode;
}

/** The texts of the interface that a definition of the operation starts from. */
export interface OperationDocument {
  name: string;
  nameEn: string;
  summary: string;
  summaryEn: string;
  /** The code of its service class. */
  classCode: string;
  count: number;
  rule: ChargeRule;
  industryLabel: string;
  industryLabelEn: string;
}

/**
 * A function of this product that interfaces can be bound to. Its schemas are what an interface really takes and answers:
 * a definition that states something else cannot be published.
 */
export interface ApiOperation<Body extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  code: string;
  /** What the interface that ships with it says of itself. */
  document: OperationDocument;
  /** A strict object; its fields are documented (field.ts). The examples together are a body with an answer. */
  body: Body;
  result: Result;
  /** The codes of refusals that it may answer with. */
  errorCodes: readonly Code[];
  /**
   * Answers from the catalogue. Null: nothing was found, which is answered with 100100 and not charged. Never charges
   * storefront lookups.
   * @throws Refusal with one of `errorCodes`
   */
  run(body: z.output<Body>, caller: ApiCaller): Promise<z.output<Result> | null>;
  /** The items of a result that the charge rule `item` counts; 1 by default. */
  countItems?(result: z.output<Result>): number;
}

/** Checks the types of an operation, and forgets them, so that operations fit into one list. */
export function defineOperation<Body extends z.ZodType, Result extends z.ZodType>(
  operation: ApiOperation<Body, Result>,
): ApiOperation {
  return {
    ...operation,
    // The caller validates bodies with the operation's own schema, and only passes on its own results.
    run: (body, caller) => operation.run(body as z.output<Body>, caller).catch(nullIfMissing),
    ...(operation.countItems !== undefined && {
      countItems: (result: unknown) => operation.countItems?.(result as z.output<Result>) ?? 1,
    }),
  };
}

/** What the storefront tells apart, an unknown vehicle and an empty list, is both nothing found. */
const missing: readonly Code[] = ['100100', '100200', '900404'];

function nullIfMissing(error: unknown): null {
  if (error instanceof Refusal && missing.includes(error.code)) return null;
  throw error;
}
