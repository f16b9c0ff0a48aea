import type { z } from 'zod';
import type { KeyMode } from '../../../contract/api-services/wire.ts';
import type { Language } from '../../../contract/codes.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';

/** On whose behalf an operation runs. */
export interface ApiCaller {
  /** The main account that owns the key. */
  userId: number;
  mode: KeyMode;
  language: Language;
  /** The customer's default price province. */
  provinceCode: ProvinceCode;
}

/**
 * A function of this product that interfaces can be bound to. Its schemas are what an interface really takes and answers:
 * a definition that states something else cannot be published.
 */
export interface ApiOperation<Body extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  code: string;
  /** A strict object; its fields have examples and descriptions in their metadata. */
  body: Body;
  result: Result;
  /** The codes of refusals that it may answer with. */
  errorCodes: readonly string[];
  /**
   * Answers from the catalogue. Null: nothing was found, which is answered with 100100 and not charged. Never charges
   * storefront lookups.
   * @throws Refusal with one of `errorCodes`
   */
  run(body: z.output<Body>, caller: ApiCaller): Promise<z.output<Result> | null>;
  /** The items of a result that the charge rule `item` counts; 1 by default. */
  countItems?(result: z.output<Result>): number;
}
