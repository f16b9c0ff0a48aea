import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import { vinRequestCalls } from '../../../contract/vin-requests/calls.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { links } from '../navigation/paths.ts';
import { isNumber } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';

/** How often an answer is looked for while one is waited for; a page that is hidden looks for nothing. */
const LOOK_MS = 30_000;

/** The task whose answer was told last in this tab. */
const told = createTabStore('epc.fastVinTold', isNumber, 0);

/** How many answers of the staff were not seen yet; a new one is told, and what it changes is asked again. */
export function useFastVinNews(): number {
  const { t } = useTranslation();
  const { data } = useCall(
    vinRequestCalls.getFastVinNews,
    {},
    { refetchInterval: (news) => (news !== undefined && news.waitingNum > 0 ? LOOK_MS : false) },
  );
  const latest = data?.latest ?? null;
  useEffect(() => {
    if (latest === null || latest.taskId === told.get()) return;
    told.set(latest.taskId);
    const { vin, status } = latest;
    const isFound = status === 2;
    notify(isFound ? 'success' : 'warning', t(isFound ? 'fastVin.answered' : 'fastVin.notFound', { vin }), {
      link: { to: isFound ? links.vehicle({ q: vin, by: 'vin' }) : links.tasks(), text: t('fastVin.look') },
    });
    void refreshFastVin();
  }, [latest, t]);
  return data?.newsNum ?? 0;
}

/** Has everything ask again that an answer of the staff, or a task handed in, may have changed. */
export async function refreshFastVin(): Promise<void> {
  const operations = [
    vinRequestCalls.findFastVinTask,
    vinRequestCalls.listFastVinTasks,
    vehicleCalls.getVehicleByVin,
  ].map(({ operation }) => operation);
  await Promise.all(operations.map((operation) => queryClient.invalidateQueries([operation])));
}

/** Has the header look for news again. */
export function lookForNews(): Promise<void> {
  return queryClient.invalidateQueries([vinRequestCalls.getFastVinNews.operation]);
}

/** The user has seen the answers: to one VIN, or all of them. What went wrong with it is no matter: it is news again later. */
export async function seeAnswers(vin?: string): Promise<void> {
  try {
    await request(vinRequestCalls.seeFastVinNews, vin === undefined ? {} : { vin });
    await lookForNews();
  } catch {
    // Nothing was lost.
  }
}
