import type { Language } from '../../../contract/codes.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';

/** The shop's time; empty for none. */
export function timeText(iso: string | null, language: Language): string {
  return iso === null ? '' : formatDateTime(iso, language, 'short');
}
