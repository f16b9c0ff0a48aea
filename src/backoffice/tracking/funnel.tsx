import { Select, Table } from 'antd';
import { inLanguage } from '../../contract/in-language.ts';
import { trackingCalls } from '../../contract/tracking/calls.ts';
import { FUNNEL_STEPS_MAX } from '../../contract/tracking/page-path.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import type { UrlParam } from '../../providers/url-state/url-params.ts';
import { choiceOrDefaultParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { Spinner } from '../../ui/state.tsx';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './visits.module.css';
import { SPANS } from './visits.ts';

/** The ids of the points in their order, parted by dots. */
const stepsParam: UrlParam<readonly number[]> = {
  parse: (text) =>
    (text ?? '')
      .split('.')
      .filter((id) => /^[1-9]\d{0,8}$/.test(id))
      .map(Number)
      .slice(0, FUNNEL_STEPS_MAX),
  format: (steps) => steps.join('.'),
};
const funnelState = urlState({ days: choiceOrDefaultParam(SPANS, 30), steps: stepsParam });

/** How many users went on from each of the chosen points to the next, in the period of the visits above. */
export function Funnel() {
  const { t, language } = useMessages();
  const [{ days, steps: pointIds }, setState] = useUrlState(funnelState);
  const body = { days, pointIds: [...pointIds] };
  const { data, error, refetch } = useCall(trackingCalls.buriedFunnel, body, { staleTime: 0, keepPreviousData: true });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  if (data === undefined && error !== null) return <LoadError error={error} onRetry={() => refetch()} />;
  if (data === undefined) return <Spinner label={t('common:loading')} />;
  const first = data.steps[0]?.users ?? 0;
  const shareOf = (users: number, whole: number) => (whole === 0 ? '–' : share.format(users / whole));
  const rows = data.steps.map((step, index) => ({
    ...step,
    step: index + 1,
    name: inLanguage(language, step.name, step.nameEn),
    fromBefore: index === 0 ? '' : shareOf(step.users, data.steps[index - 1]?.users ?? 0),
    fromFirst: index === 0 ? '' : shareOf(step.users, first),
  }));
  const fields = ['step', 'name', 'users', 'fromBefore', 'fromFirst', 'clicks'] as const;
  return (
    <section className={styles.visits} aria-labelledby="visits-funnel">
      <div className={styles.head}>
        <h2 id="visits-funnel">{t('buried:funnel.title')}</h2>
        <TableExportButton
          table="pageVisit"
          name={t('buried:funnel.title')}
          read={async () => ({
            head: fields.map((field) => t(`buried:funnel.${field}`)),
            cells: rows.map((row) => fields.map((field) => String(row[field]))),
          })}
          isDisabled={rows.length === 0}
        />
      </div>
      <Select<number[]>
        mode="multiple"
        aria-label={t('buried:funnel.steps')}
        placeholder={t('buried:funnel.steps')}
        maxCount={FUNNEL_STEPS_MAX}
        optionFilterProp="label"
        value={[...pointIds]}
        options={data.points.map(({ pointId, name, nameEn, pointCode }) => ({
          value: pointId,
          label: `${inLanguage(language, name, nameEn)} (${pointCode})`,
        }))}
        onChange={(steps) => setState({ steps })}
      />
      <p className="quiet">{t('buried:funnel.hint')}</p>
      {rows.length > 0 && (
        <div className={styles.table}>
          <Table
            size="small"
            rowKey="step"
            pagination={false}
            dataSource={rows}
            columns={fields.map((field) => ({
              title: t(`buried:funnel.${field}`),
              ...(field === 'name' ? {} : { align: 'right' as const }),
              render: (_: unknown, row: (typeof rows)[number]) =>
                field === 'users' ? (
                  <>
                    <progress max={Math.max(first, 1)} value={row.users} aria-hidden="true" /> {row.users}
                  </>
                ) : (
                  row[field]
                ),
            }))}
          />
        </div>
      )}
    </section>
  );
}
