import { hashQueryKey } from '@tanstack/react-query';
import type { AnyCall } from '../../contract/call.ts';
import { queryKeyOf } from '../calls/query-key.ts';
import { language } from '../language.ts';
import { isView, session } from '../session/session.ts';
import { responseKey } from './response-key.ts';
import { findResponse } from './response-store.ts';
import { isFetching, markRestored } from './restored.ts';
import { NO_VEHICLE, openVehicleId, vehicleOf } from './stored-calls.ts';

/** For a call that got no response: a stored one, if there is any. It costs no lookup, as nothing is sent. */
export async function storedResponse(call: AnyCall, body: unknown): Promise<{ result: unknown } | undefined> {
  const userId = session.get()?.user.id;
  const vehicleId = vehicleOf(call.operation, body, openVehicleId());
  if (userId === undefined || vehicleId === undefined || isView()) return undefined;
  const inLanguage = call.media === undefined ? language.get() : null;
  const queryHash = hashQueryKey(call.media === undefined ? queryKeyOf(call, body) : [call.operation, body]);
  if (!isFetching(queryHash)) return undefined;
  const stored = await findResponse(userId, { vehicleId, key: responseKey(call.operation, inLanguage, body) });
  // The session may have ended meanwhile.
  if (stored === undefined || session.get()?.user.id !== userId) return undefined;
  markRestored(queryHash, stored.result, { savedAt: stored.savedAt, isOwn: vehicleId === NO_VEHICLE });
  return stored;
}
