import { useTranslation } from 'react-i18next';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import type { VinRequest } from '../../contract/vin-requests/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { type Action, useAction } from '../../providers/calls/use-action.ts';
import { platform } from '../shared/site/platform.ts';
import { vinRequestReads } from '../shared/vin-requests/vin-request-news.ts';

/** Withdraws a VIN request that the staff has not started; undo submits it again. */
export function useWithdrawRequest(): Action<VinRequest> {
  const { t } = useTranslation('vin-requests-list');
  const addCall = platform === 'qpzj' ? vinRequestCalls.addFastVinTaskQpzj : vinRequestCalls.addFastVinTask;
  const resubmit = useAction(({ vin, note }: VinRequest) => request(addCall, { vin, note }), {
    changes: vinRequestReads,
  });
  return useAction(({ taskId }: VinRequest) => request(vinRequestCalls.removeFastVinTask, { taskId }), {
    done: (_, vinRequest) => ({
      text: t('withdrawn', { vin: vinRequest.vin }),
      undo: () => void resubmit.run(vinRequest),
    }),
    changes: vinRequestReads,
  });
}
