import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import type { VinRequest } from '../../contract/vin-requests/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { platform } from '../shared/site/platform.ts';
import { lookForNews, refreshFastVin } from '../shared/vin-request/fast-vin-news.ts';

/** Takes a task back that nobody has begun with; it can be handed in again at once. */
export function useTakeBack() {
  const { t } = useTranslation('vin-requests-list');
  const wordsOf = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const tried = async (change: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await change();
    } catch (error) {
      if (needsMessage(error)) notify('error', wordsOf(error));
    }
    await Promise.all([refreshFastVin(), lookForNews()]);
    setBusy(false);
  };
  const takeBack = ({ taskId, vin, note }: VinRequest) =>
    void tried(async () => {
      await request(vinRequestCalls.removeFastVinTask, { taskId });
      const again = platform === 'qpzj' ? vinRequestCalls.addFastVinTaskQpzj : vinRequestCalls.addFastVinTask;
      notify('success', t('takenBack', { vin }), () => void tried(() => request(again, { vin, note })));
    });
  return { isBusy, takeBack };
}
