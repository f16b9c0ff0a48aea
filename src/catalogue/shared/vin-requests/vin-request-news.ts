import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { vinRequestCalls } from '../../../contract/vin-requests/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { links } from '../navigation/paths.ts';
import { isNumber } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';

/** How often to poll while a request is unanswered; a hidden page does not poll. */
const POLL_MS = 30_000;

/** The request whose answer this tab has last notified. */
const lastNotified = createTabStore('epc.fastVinTold', isNumber, 0);

/** The calls whose results change when a VIN is submitted, withdrawn or answered. */
export const vinRequestReads = [
  vinRequestCalls.findFastVinTask,
  vinRequestCalls.listFastVinTasks,
  vinRequestCalls.getFastVinNews,
  vehicleCalls.getVehicleByVin,
];

/** The number of answers not seen yet. A new one is notified once, and the results that it changes are refetched. */
export function useVinRequestNews(): number {
  const { t } = useTranslation();
  const { data } = useCall(
    vinRequestCalls.getFastVinNews,
    {},
    { refetchInterval: (news) => (news !== undefined && news.waitingNum > 0 ? POLL_MS : false) },
  );
  const latest = data?.latest ?? null;
  useEffect(() => {
    if (latest === null || latest.taskId === lastNotified.get()) return;
    lastNotified.set(latest.taskId);
    const { vin, status } = latest;
    const isFound = status === 2;
    notify(isFound ? 'success' : 'warning', t(isFound ? 'fastVin.answered' : 'fastVin.notFound', { vin }), {
      link: { to: isFound ? links.vehicle({ q: vin, by: 'vin' }) : links.vinRequests(), text: t('fastVin.view') },
    });
    void refetchCalls(...vinRequestReads.filter((call) => call !== vinRequestCalls.getFastVinNews));
  }, [latest, t]);
  return data?.newsNum ?? 0;
}

/** Refetches the number of new answers in the header. */
export function refreshVinRequestNews(): Promise<void> {
  return refetchCalls(vinRequestCalls.getFastVinNews);
}

/** Marks the answers to one VIN, or all answers, as seen. After a failure they are new again at the next visit. */
export async function markAnswersSeen(vin?: string): Promise<void> {
  try {
    await request(vinRequestCalls.seeFastVinNews, omitUndefined({ vin }));
    await refreshVinRequestNews();
  } catch {
    // Nothing is lost.
  }
}
