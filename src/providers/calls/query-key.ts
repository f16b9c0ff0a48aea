import type { AnyCall } from '../../contract/call.ts';
import { language } from '../language.ts';

/** What is kept with the query of a call. */
export function queryMetaOf({ path, charge }: AnyCall) {
  return { path, isCharged: charge?.startsWith('free') === false };
}

/** The query key of a call; results depend on the language. */
export function queryKeyOf(call: AnyCall, body: unknown, inLanguage = language.get()) {
  return [call.operation, inLanguage, body] as const;
}
