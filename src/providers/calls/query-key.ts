import type { AnyCall } from '../../contract/call.ts';
import { language } from '../language.ts';

/** The `meta` of a call's query: its path, and whether the call can take a lookup. */
export function queryMetaOf({ path, charge }: AnyCall) {
  return { path, isCharged: charge?.startsWith('free') === false };
}

/** The query key of a call; results depend on the language. */
export function queryKeyOf(call: AnyCall, body: unknown, inLanguage = language.get()) {
  return [call.operation, inLanguage, body] as const;
}
