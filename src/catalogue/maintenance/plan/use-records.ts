import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../contract/call.ts';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { needsMessage } from '../../../providers/calls/handle-call-error.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { notify } from '../../../providers/notification.ts';
import type { PlanBody } from './plan-body.ts';

type Records = BodyOf<typeof maintenanceCalls.saveMaintainRecord>['records'];

/** Records when projects were last done, says so, and takes it back when asked. */
export function useRecords({ vehicleId, vin }: PlanBody) {
  const { t } = useTranslation('maintenance');
  const wordsOf = useErrorMessage();
  const save = async (records: Records) => {
    const { before } = await request(maintenanceCalls.saveMaintainRecord, {
      vehicleId,
      ...(vin === undefined ? {} : { vin }),
      records,
    });
    const changed = [maintenanceCalls.getMaintainListByMileage, maintenanceCalls.getMaintainCheckList].map(
      ({ operation }) => operation,
    );
    await Promise.all(changed.map((operation) => queryClient.invalidateQueries([operation])));
    return before;
  };
  const tried = async <Result>(change: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await change();
    } catch (error) {
      if (needsMessage(error)) notify('error', wordsOf(error));
      return undefined;
    }
  };
  /** Whether it was recorded. */
  const record = async (records: Records): Promise<boolean> => {
    const before = await tried(() => save(records));
    if (before === undefined) return false;
    const isForgotten = records.every(({ done }) => done === null);
    const undo = () => void tried(() => save(before));
    notify('success', t(isForgotten ? 'record.forgotten' : 'record.done', { count: records.length }), { undo });
    return true;
  };
  return { record };
}
