import type { TFunction } from 'i18next';
import type { LedgerRow } from '../../contract/quota/schemas.ts';

/** What a row was charged for, or what a refund withdrew. */
export function purposeOf({ reason, source, lookups }: LedgerRow, t: TFunction<'quota'>): string {
  return reason === 'refund' ? t(`withdrawn.${source}`, { count: lookups }) : t(`reason.${reason}`);
}
