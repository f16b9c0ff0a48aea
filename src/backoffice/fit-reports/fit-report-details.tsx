import { useQuery } from '@tanstack/react-query';
import { Alert, Descriptions, Table } from 'antd';
import { Link } from 'react-router-dom';
import type { ResultOf } from '../../contract/call.ts';
import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import type { ReportedRow } from '../../contract/fit-reports/schemas.ts';
import { requestBlob } from '../../providers/calls/client.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useObjectUrl } from '../../ui/hooks/use-object-url.ts';
import { Skeleton } from '../../ui/state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Row } from '../resource.ts';
import { conditionText } from './condition-text.ts';
import styles from './fit-report-details.module.css';

type Facts = ResultOf<typeof fitReportCalls.fitReportFacts>;

/** What helps to decide a report: its photo, the rows with the number and their conditions, and what other companies say. */
export function FitReportDetails({ values }: { values: Row }) {
  const { t } = useMessages();
  const fitReportId = Number(values.fitReportId);
  const { data, error, refetch } = useCall(fitReportCalls.fitReportFacts, { fitReportId });
  return (
    <div className={styles.details}>
      {data?.isWithdrawn === true && <Alert type="info" showIcon message={t('fitReport:withdrawn')} />}
      {values.hasPhoto === true && <Photo fitReportId={fitReportId} oe={String(values.oe)} />}
      {data !== undefined ? (
        <FactList facts={data} />
      ) : error === null ? (
        <Skeleton label={t('common:loading')} />
      ) : (
        <LoadError error={error} onRetry={() => refetch()} />
      )}
    </div>
  );
}

function Photo({ fitReportId, oe }: { fitReportId: number; oe: string }) {
  const { t } = useMessages();
  const query = { fitReportId: String(fitReportId) };
  const { data, error, refetch } = useQuery({
    queryKey: [fitReportCalls.fitReportPhoto.operation, query],
    queryFn: ({ signal }) => requestBlob(fitReportCalls.fitReportPhoto, query, signal),
  });
  return (
    <section>
      <h2>{t('fitReport:photo.title')}</h2>
      {data !== undefined ? (
        <Picture file={data} alt={t('fitReport:photo.alt', { oe })} />
      ) : error === null ? (
        <Skeleton label={t('common:loading')} rows={3} />
      ) : (
        <LoadError error={error} onRetry={() => refetch()} />
      )}
    </section>
  );
}

/** Opens in its own tab, where it can be enlarged. */
function Picture({ file, alt }: { file: Blob; alt: string }) {
  const url = useObjectUrl(file);
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img className={styles.photo} src={url} alt={alt} />
    </a>
  );
}

function FactList({ facts }: { facts: Facts }) {
  const messages = useMessages();
  const { t } = messages;
  const { rows, counts, correction, vehicleId, vehicleTypeCode, vehAssyId, orderNo } = facts;
  const path = vehicleTypeCode === 'B' ? '/search/covParts' : '/search/parts';
  const query = new URLSearchParams({ vehicleId: `${vehicleId}`, node: `${vehAssyId}`, callout: orderNo });
  return (
    <>
      <section>
        <h2>{t('fitReport:rows.title')}</h2>
        {rows.length === 0 ? (
          <p>{t('fitReport:rows.none')}</p>
        ) : (
          <>
            <BookRows rows={rows} />
            <Link to={`${path}?${query}`}>{t('fitReport:open')}</Link>
          </>
        )}
      </section>
      <section>
        <h2>{t('fitReport:counts.title')}</h2>
        <Descriptions
          bordered
          size="small"
          column={1}
          items={[
            ...(['misfit', 'fits'] as const).map((kind) => ({
              key: kind,
              label: t(`fitReport:counts.${kind}`),
              children: t('fitReport:counts.value', counts[kind]),
            })),
            { key: 'returns', label: t('fitReport:counts.returns'), children: counts.returns },
          ]}
        />
        {correction !== null && <p>{t(`fitReport:correction.${correction}`)}</p>}
      </section>
    </>
  );
}

function BookRows({ rows }: { rows: readonly ReportedRow[] }) {
  const messages = useMessages();
  const { t } = messages;
  return (
    <Table<ReportedRow & { key: number }>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={rows.map((row, key) => ({ ...row, key }))}
      columns={[
        {
          title: t('fitReport:rows.place'),
          render: (_, { assemblyName, orderNo, isReported }) => (
            <>
              {assemblyName} {orderNo} {isReported && <Tag variant="accent">{t('fitReport:rows.reported')}</Tag>}
            </>
          ),
        },
        {
          title: t('fitReport:rows.quantity'),
          render: (_, { partCount, partRemark }) => [partCount, partRemark].filter(Boolean).join(' · '),
        },
        {
          title: t('fitReport:rows.conditions'),
          render: (_, { conditions }) =>
            conditions.length === 0 ? (
              t('fitReport:rows.any')
            ) : (
              <ul className={styles.conditions}>
                {conditions.map((condition) => (
                  <li key={condition.field}>{conditionText(condition, messages)}</li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  );
}
