import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fitReportCalls } from '../../../contract/fit-reports/calls.ts';
import type { FitReport } from '../../../contract/fit-reports/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { fitReportNewsNum } from '../../shared/fit-report/fit-report-news.ts';
import { links } from '../../shared/navigation/paths.ts';
import { isNumber } from '../../shared/storage/guards.ts';
import { createTabStore } from '../../shared/storage/tab-store.ts';

/** How often to poll while a report is unanswered; a hidden page does not poll. */
const POLL_MS = 60_000;

/** The time of the answer that this tab has last notified: a report may be answered more than once. */
const lastNotified = createTabStore('epc.fitReportNotified', isNumber, 0);

/** Counts new answers for the header, and notifies about each once. */
export function FitReportNews() {
  const { data } = useCall(
    fitReportCalls.getFitReportNews,
    {},
    { refetchInterval: (news) => (news !== undefined && news.waitingNum > 0 ? POLL_MS : false) },
  );
  const newsNum = data?.newsNum ?? 0;
  useEffect(() => {
    fitReportNewsNum.set(newsNum);
    return () => fitReportNewsNum.set(0);
  }, [newsNum]);
  const latest = data?.latest ?? null;
  if (latest === null) return null;
  return (
    <Suspense fallback={null}>
      <Notification report={latest} />
    </Suspense>
  );
}

function Notification({ report: { status, oe, answeredAt } }: { report: FitReport }) {
  const { t } = useTranslation('fit-reports');
  const answeredMs = answeredAt === null ? 0 : Date.parse(answeredAt);
  useEffect(() => {
    if (status === 'open' || answeredMs <= lastNotified.get()) return;
    lastNotified.set(answeredMs);
    notify(status === 'confirmed' ? 'success' : 'warning', t(`news.${status}`, { oe }), {
      link: { to: links.fitReports(), text: t('report.view') },
    });
  }, [status, oe, answeredMs, t]);
  return null;
}
