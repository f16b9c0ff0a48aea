import { formatDay } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';

/** Formats a day in the user's language and the shop's time zone, which decides when packages end. */
export function useFormatDay(): (iso: string) => string {
  const locale = useStore(language);
  return (iso) => formatDay(iso, locale);
}
