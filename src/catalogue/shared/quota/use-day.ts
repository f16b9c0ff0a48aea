import { formatDay } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';

/** A day as the language writes it, in the catalogue's time zone: packages end by its days. */
export function useDay(): (iso: string) => string {
  const locale = useStore(language);
  return (iso) => formatDay(iso, locale);
}
