import type { TFunction } from 'i18next';
import type { QuotationView } from '../../contract/quotations/schemas.ts';
import { formatCalendarDate, formatDateTime } from '../../contract/shop-time.ts';

/** Customer, vehicle and dates with their labels; without those that the shop left empty. */
export function quotationFacts(quotation: QuotationView, t: TFunction<'quotations'>, locale: string) {
  const { customerName, vehicleName, plate, pricedOn, expiresAt } = quotation;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('fact.customer'), customerName],
    [t('fact.vehicle'), vehicleName],
    [t('fact.plate'), plate],
    [t('fact.pricedOn'), formatCalendarDate(pricedOn, locale)],
    [t('fact.expires'), formatDateTime(expiresAt, locale)],
  ];
  return facts.filter(([, value]) => value !== '');
}
