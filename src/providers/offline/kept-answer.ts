import { hashQueryKey } from '@tanstack/react-query';
import type { AnyCall } from '../../contract/call.ts';
import { queryKeyOf } from '../calls/query-key.ts';
import { language } from '../language.ts';
import { isView, session } from '../session/session.ts';
import { answerKey } from './answer-key.ts';
import { findAnswer } from './answer-store.ts';
import { NO_VEHICLE, openVehicleId, vehicleOf } from './kept-calls.ts';
import { isFetching, markRecalled } from './recalled.ts';

/** The kept answer to a call without a response, if there is one. It costs no lookup, as nothing is sent. */
export async function keptAnswer(call: AnyCall, body: unknown): Promise<{ result: unknown } | undefined> {
  const userId = session.get()?.user.id;
  const vehicleId = vehicleOf(call.operation, body, openVehicleId());
  if (userId === undefined || vehicleId === undefined || isView()) return undefined;
  const inLanguage = call.media === undefined ? language.get() : null;
  const queryHash = hashQueryKey(call.media === undefined ? queryKeyOf(call, body) : [call.operation, body]);
  if (!isFetching(queryHash)) return undefined;
  const kept = await findAnswer(userId, { vehicleId, key: answerKey(call.operation, inLanguage, body) });
  // The session may have ended meanwhile.
  if (kept === undefined || session.get()?.user.id !== userId) return undefined;
  markRecalled(queryHash, kept.result, { savedAt: kept.savedAt, isOwn: vehicleId === NO_VEHICLE });
  return kept;
}
