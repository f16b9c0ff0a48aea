import { useTranslation } from 'react-i18next';
import type { AnyCall } from '../../../contract/call.ts';
import { maintenanceCalls } from '../../../contract/maintenance/calls.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { FitQuestion } from '../../../contract/parts/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { FitVehicle } from './fit-vehicle.ts';

/** The calls whose rows change with an answer. */
const changes: readonly AnyCall[] = [...Object.values(partCalls), ...Object.values(maintenanceCalls)].filter(
  (call) => 'isRead' in call && call.charge !== 'free: number',
);

/** What the company has answered about the vehicle. */
export function useFitAnswers({ vehicleId, vin }: FitVehicle) {
  return useCall(partCalls.getFitAnswers, omitUndefined({ vehicleId, vin }));
}

interface Answered {
  question: Pick<FitQuestion, 'key' | 'text'>;
  /** Null takes the answer back. */
  option: FitQuestion['options'][number] | null;
}

/** Saves an answer for the vehicle; lists that depend on it are read again. */
export function useAnswerFit({ vehicleId, vin }: FitVehicle) {
  const { t } = useTranslation('parts');
  return useAction(
    ({ question, option }: Answered) =>
      request(partCalls.saveFitAnswer, {
        ...omitUndefined({ vehicleId, vin }),
        key: question.key,
        value: option?.value ?? null,
        question: question.text,
        answer: option?.text ?? '',
      }),
    { changes, done: (_result, { option }) => t(option === null ? 'fit.removed' : 'fit.saved') },
  );
}
