import { useState } from 'react';
import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { request } from '../../providers/client.ts';
import { notify } from '../../providers/notification.ts';
import { queryClient } from '../../providers/query-client.ts';
import { errorMessage } from '../error-message.ts';
import { useMessages } from '../messages.ts';

export type VinRequestAction = 'take' | 'release' | 'reopen' | 'bind' | 'notFound';
type Given = { vehicleId?: number; reason?: string };

/** The steps that the staff takes with a task; what came of each is told, and the page asks again either way. */
export function useVinRequestActions(taskId: number) {
  const messages = useMessages();
  const [isBusy, setBusy] = useState(false);
  const step = async (name: VinRequestAction, given: Given) => {
    setBusy(true);
    try {
      await made(name, { taskId, ...given });
      notify('success', messages.t(`task:done.${name}`));
    } catch (error) {
      notify('error', errorMessage(error, messages));
    }
    const operations = [vinRequestCalls.fastVinTaskGet, vinRequestCalls.fastVinTaskList].map(
      ({ operation }) => operation,
    );
    await Promise.all(operations.map((operation) => queryClient.invalidateQueries([operation])));
    setBusy(false);
  };
  return { isBusy, step: (name: VinRequestAction, given: Given) => void step(name, given) };
}

function made(name: VinRequestAction, { taskId, vehicleId = 0, reason = '' }: Given & { taskId: number }) {
  if (name === 'bind') return request(vinRequestCalls.fastVinTaskBind, { taskId, vehicleId });
  if (name === 'notFound') return request(vinRequestCalls.fastVinTaskNotFound, { taskId, reason });
  return request(
    {
      take: vinRequestCalls.fastVinTaskTake,
      release: vinRequestCalls.fastVinTaskRelease,
      reopen: vinRequestCalls.fastVinTaskReopen,
    }[name],
    { taskId },
  );
}
