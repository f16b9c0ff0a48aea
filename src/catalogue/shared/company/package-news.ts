import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { PackageRequest } from '../../../contract/company/schemas.ts';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { paths } from '../navigation/paths.ts';
import { isString } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';

/** How often a sub account that waits, and a main account that may be asked, look for news. */
const LOOK_MS = 30_000;

/** The request, and how it stood, that was told last in this tab. */
const told = createTabStore('epc.packageNewsTold', isString, '');

/** Tells a main account of what its sub accounts ask for, and a sub account of the answers; gives how many there are. */
export function usePackageNews(isMain: boolean): number {
  const { t } = useTranslation('company-requests');
  const wishOf = useWishWords();
  const { data } = useCall(
    companyCalls.getPackageNews,
    {},
    { refetchInterval: (news) => (isMain || (news !== undefined && news.waitingNum > 0) ? LOOK_MS : false) },
  );
  const latest = data?.latest ?? null;
  useEffect(() => {
    if (latest === null) return;
    const sign = `${latest.requestId} ${latest.state}`;
    if (sign === told.get()) return;
    told.set(sign);
    const { state, username, userRealname, word, givenAmount, kind } = latest;
    if (state === 'open') {
      const text = t('news.open', { name: userRealname ?? username, wish: wishOf(latest) });
      notify('warning', text, { link: { to: paths.parent, text: t('news.look') } });
      void refreshPackageRequests();
      return;
    }
    const answer = state === 'allocated' && kind === 'daily' ? 'allocatedDaily' : state;
    notify(state === 'refused' ? 'warning' : 'success', t(`news.${answer}`, { amount: givenAmount, word }), {
      link: { to: paths.child, text: t('news.see') },
    });
    void refreshPackageRequests();
    void queryClient.invalidateQueries([quotaCalls.getDeduct.operation]);
  }, [latest, t, wishOf]);
  return isMain ? (data?.openNum ?? 0) : (data?.newsNum ?? 0);
}

/** What is wished for, in words: 100 passenger lookups, 20 a day. */
export function useWishWords(): (request: Pick<PackageRequest, 'vehicleClass' | 'kind' | 'amount'>) => string {
  const { t } = useTranslation('company-requests');
  return ({ vehicleClass, kind, amount }) => t(`wish.${kind}`, { class: t(`class.${vehicleClass}`), amount });
}

/** Has everything ask again that a request or its answer changes. */
export async function refreshPackageRequests(): Promise<void> {
  const operations = [companyCalls.getPackageNews, companyCalls.listPackageRequests].map(({ operation }) => operation);
  await Promise.all(operations.map((operation) => queryClient.invalidateQueries([operation])));
}
