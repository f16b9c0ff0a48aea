import { useTranslation } from 'react-i18next';
import type { WebhookAttempt } from '../../../contract/api-services/webhooks/schemas.ts';

/** A function that says what an attempt brought: the status, or why there is none. */
export function useAttemptText() {
  const { t } = useTranslation('api-webhooks');
  return ({ status, problem }: Pick<WebhookAttempt, 'status' | 'problem'>): string => {
    if (status !== null) return `HTTP ${status}`;
    return problem === null ? '—' : t(`reason.${problem}`);
  };
}
