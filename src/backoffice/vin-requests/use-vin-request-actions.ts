import { vinRequestCalls } from '../../contract/vin-requests/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';

export type VinRequestAction =
  | { name: 'take' | 'release' | 'reopen' }
  | { name: 'bind'; vehicleId: number }
  | { name: 'notFound'; reason: string };

const calls = {
  take: vinRequestCalls.fastVinTaskTake,
  release: vinRequestCalls.fastVinTaskRelease,
  reopen: vinRequestCalls.fastVinTaskReopen,
} as const;

/** The actions of staff on a request. */
export function useVinRequestActions(taskId: number) {
  const { t } = useMessages();
  return useAction(
    (action: VinRequestAction) => {
      if (action.name === 'bind')
        return request(vinRequestCalls.fastVinTaskBind, { taskId, vehicleId: action.vehicleId });
      if (action.name === 'notFound')
        return request(vinRequestCalls.fastVinTaskNotFound, { taskId, reason: action.reason });
      return request(calls[action.name], { taskId });
    },
    {
      done: (_, { name }) => t(`task:done.${name}`),
      changes: [vinRequestCalls.fastVinTaskGet, vinRequestCalls.fastVinTaskList],
    },
  );
}
