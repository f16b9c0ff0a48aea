import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import { quotaCalls } from '../../../contract/quota/calls.ts';
import { refetchCalls } from '../../../providers/calls/refetch-calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { paths } from '../navigation/paths.ts';
import { isString } from '../storage/guards.ts';
import { createTabStore } from '../storage/tab-store.ts';
import { packageRequestReads } from './package-request-reads.ts';
import { useRequestText } from './use-request-text.ts';

/** How often a main account, and a sub account with an open request, poll for news. */
const POLL_MS = 30_000;

/** The request and its state that this tab has last notified. */
const lastNotified = createTabStore('epc.packageNewsTold', isString, '');

/** Notifies a main account of its sub accounts' requests, and a sub account of the answers. Returns their number. */
export function usePackageRequestNews(isMain: boolean): number {
  const { t } = useTranslation('company-requests');
  const requestText = useRequestText();
  const { data } = useCall(
    companyCalls.getPackageNews,
    {},
    { refetchInterval: (news) => (isMain || (news !== undefined && news.waitingNum > 0) ? POLL_MS : false) },
  );
  const latest = data?.latest ?? null;
  useEffect(() => {
    if (latest === null) return;
    const key = `${latest.requestId} ${latest.state}`;
    if (key === lastNotified.get()) return;
    lastNotified.set(key);
    const { state, username, userRealname, word, givenAmount, kind } = latest;
    void refetchCalls(...packageRequestReads);
    if (state === 'open') {
      const text = t('news.open', { name: userRealname ?? username, wish: requestText(latest) });
      notify('warning', text, { link: { to: paths.mainAccount, text: t('news.answer') } });
      return;
    }
    const answer = state === 'allocated' && kind === 'daily' ? 'allocatedDaily' : state;
    notify(state === 'refused' ? 'warning' : 'success', t(`news.${answer}`, { amount: givenAmount, word }), {
      link: { to: paths.subAccount, text: t('news.view') },
    });
    void refetchCalls(quotaCalls.getDeduct);
  }, [latest, t, requestText]);
  return isMain ? (data?.openNum ?? 0) : (data?.newsNum ?? 0);
}
