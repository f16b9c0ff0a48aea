import { useTranslation } from 'react-i18next';
import type { BodyOf } from '../../../contract/call.ts';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import type { PlanBody } from './plan-body.ts';

type Records = BodyOf<typeof maintenanceCalls.saveMaintainRecord>['records'];

const changes = [maintenanceCalls.getMaintainListByMileage, maintenanceCalls.getMaintainCheckList];

/** Records when projects were last done, with an undo; null deletes a record. */
export function useRecords({ vehicleId, vin }: PlanBody) {
  const { t } = useTranslation('maintenance');
  const save = (records: Records) =>
    request(maintenanceCalls.saveMaintainRecord, { ...omitUndefined({ vehicleId, vin }), records });
  const { run: restore } = useAction(save, { changes });
  const { run: record } = useAction(save, {
    changes,
    done({ before }, records) {
      const isDeletion = records.every(({ done }) => done === null);
      const text = t(isDeletion ? 'record.deleted' : 'record.done', { count: records.length });
      return { text, undo: () => void restore(before) };
    },
  });
  return { record };
}
