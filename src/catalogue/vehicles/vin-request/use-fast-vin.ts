import { vinRequestCalls } from '../../../contract/vin-requests/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { session } from '../../../providers/session/session.ts';
import { platform } from '../../shared/site/platform.ts';
import { refreshVinRequestNews } from '../../shared/vin-requests/vin-request-news.ts';

/** Whether the staff takes VINs in and, once that is known to be so, how this one stands with them. */
export function useFastVin(vin: string) {
  const { data: service } = useCall(vinRequestCalls.checkHasFastVinGoOnline, {});
  const isOffered = service?.hasFastVin === true;
  const { data: found } = useCall(vinRequestCalls.findFastVinTask, ofUser({ vin }), { enabled: isOffered });
  return { service, isReady: isOffered && found !== undefined, task: found?.task ?? null };
}

/** Hands a VIN in, by the call of the brand that this page is. @throws CallError */
export async function handIn(vin: string, note: string): Promise<void> {
  const call = platform === 'qpzj' ? vinRequestCalls.addFastVinTaskQpzj : vinRequestCalls.addFastVinTask;
  try {
    await request(call, ofUser({ vin, note }));
  } finally {
    // A refusal as well means that things are not as they looked.
    const operations = [vinRequestCalls.findFastVinTask, vinRequestCalls.checkHasFastVinGoOnline].map(
      ({ operation }) => operation,
    );
    await Promise.all([
      ...operations.map((operation) => queryClient.invalidateQueries([operation])),
      refreshVinRequestNews(),
    ]);
  }
}

/** The body with whose task it is. */
function ofUser<Body extends object>(body: Body): Body & { userId?: number } {
  const userId = session.get()?.user.id;
  return userId === undefined ? body : { ...body, userId };
}
