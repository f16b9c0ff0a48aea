import { vinRequestCalls } from '../../../contract/vin-requests/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { session } from '../../../providers/session/session.ts';
import { platform } from '../../shared/site/platform.ts';

/** Whether VIN requests are offered, and this VIN's request once that is known. */
export function useVinRequest(vin: string) {
  const { data: service, error: serviceError } = useCall(vinRequestCalls.checkHasFastVinGoOnline, {});
  const isOffered = service?.hasFastVin === true;
  const options = { enabled: isOffered };
  const { data: found, error } = useCall(vinRequestCalls.findFastVinTask, withUserId({ vin }), options);
  const isLoading = service === undefined ? serviceError === null : isOffered && found === undefined && error === null;
  return { service, isReady: isOffered && found !== undefined, isLoading, task: found?.task ?? null };
}

/** The calls whose results a new request changes. */
export const callsOfVinRequest = [
  vinRequestCalls.findFastVinTask,
  vinRequestCalls.checkHasFastVinGoOnline,
  vinRequestCalls.getFastVinNews,
];

/** Hands a VIN to the staff, by the call of the current platform. @throws CallError */
export function addVinRequest(vin: string, note: string) {
  const call = platform === 'qpzj' ? vinRequestCalls.addFastVinTaskQpzj : vinRequestCalls.addFastVinTask;
  return request(call, withUserId({ vin, note }));
}

function withUserId<Body extends object>(body: Body): Body & { userId?: number } {
  const userId = session.get()?.user.id;
  return userId === undefined ? body : { ...body, userId };
}
