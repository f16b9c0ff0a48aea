import { useTranslation } from 'react-i18next';
import { SHOP_TIME_ZONE } from '../../../contract/shop-time.ts';
import type { VinRequestService } from '../../../contract/vin-requests/schemas.ts';

/** A sentence on when the staff answers: now, or from when on, in Shanghai time. */
export function useAnswerTime({ answersFrom }: VinRequestService): string {
  const { t, i18n } = useTranslation('vin-requests');
  if (answersFrom === null) return t('hours.open');
  const parts = { weekday: 'long', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(i18n.language, { ...parts, timeZone: SHOP_TIME_ZONE });
  return t('hours.closed', { time: format.format(new Date(answersFrom)) });
}
