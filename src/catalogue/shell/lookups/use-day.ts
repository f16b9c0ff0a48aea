import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';

/** A day as the language writes it, in the catalogue's time zone: packages end by its days. */
export function useDay(): (iso: string) => string {
  const locale = useStore(language);
  return (iso) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(new Date(iso));
}
