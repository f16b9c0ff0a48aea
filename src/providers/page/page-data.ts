import type { AnyCall, BodyOf, ResultOf } from '../../contract/call.ts';
import type { Language } from '../../contract/codes.ts';
import { language } from '../language.ts';

/** The result of one call that the server embedded in a prerendered page, with its request. */
export interface PageData {
  operation: string;
  language: Language;
  body: unknown;
  result: unknown;
}

let prerenderData: PageData | null = null;

/** The embedded result (#page-data) of this call with this body, so that the first render needs no request. */
export function readPageData<C extends AnyCall>(call: C, body: BodyOf<C>): ResultOf<C> | undefined {
  const data = prerenderData ?? embedded();
  const isMatch =
    data?.operation === call.operation &&
    data.language === language.get() &&
    JSON.stringify(data.body) === JSON.stringify(body);
  return isMatch ? (data.result as ResultOf<C>) : undefined;
}

/** Sets the data while prerendering, where there is no document. */
export function setPageData(data: PageData | null): void {
  prerenderData = data;
}

function embedded(): PageData | null {
  return JSON.parse(globalThis.document?.getElementById('page-data')?.textContent || 'null');
}
