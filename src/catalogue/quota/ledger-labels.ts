import type { TFunction } from 'i18next';
import type { LedgerRow } from '../../contract/quota/schemas.ts';

/** What a row was charged for, or what a refund withdrew. */
export function purposeOf({ reason, source, amount }: LedgerRow, t: TFunction<'quota'>): string {
  if (reason !== 'refund') return t(`reason.${reason}`);
  return amount === 0 ? t('withdrawn.none') : t(`withdrawn.${source}`, { count: amount });
}
