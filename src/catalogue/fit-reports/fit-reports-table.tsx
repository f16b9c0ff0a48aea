import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fitReportCalls } from '../../contract/fit-reports/calls.ts';
import { isCorrecting } from '../../contract/fit-reports/rules.ts';
import type { FitReport } from '../../contract/fit-reports/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { request } from '../../providers/calls/client.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CopyButton } from '../shared/clipboard/copy-button.tsx';
import { fitReads } from '../shared/fit-report/send-fit-report.ts';
import lists from '../shared/list/answered-list.module.css';
import { CardTable } from '../shared/list/card-table.tsx';
import cards from '../shared/list/row-cards.module.css';
import { links } from '../shared/navigation/paths.ts';
import styles from './fit-reports.module.css';
import { PhotoDialog } from './photo-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';

/** A table; on a phone each report is a card. */
export function FitReportsTable({ reports }: { reports: readonly FitReport[] }) {
  const { t } = useTranslation('fit-reports');
  return (
    <CardTable
      heads={(['part', 'vehicle', 'problem', 'answer', 'reported', 'action'] as const).map((column) =>
        t(`column.${column}`),
      )}
    >
      {reports.map((report) => (
        <Row key={report.fitReportId} report={report} />
      ))}
    </CardTable>
  );
}

function Row({ report }: { report: FitReport }) {
  const { t, i18n } = useTranslation('fit-reports');
  const { oe, partName, orderNo, assemblyName, vehicleName, vin, isNews, isOwn, reportedBy, createdAt } = report;
  return (
    <tr>
      <th scope="row">
        <span className={styles.part}>
          <span className={lists.number}>
            <span className="oe">{oe}</span>
            <CopyButton text={oe} />
            {isNews && <span className={lists.new}>{t('new')}</span>}
          </span>
          <span>{partName}</span>
          <span className="quiet">
            {assemblyName} {orderNo}
          </span>
        </span>
      </th>
      <td data-label={t('column.vehicle')} data-column="wide">
        <span className={styles.vehicle}>
          {vehicleName}
          {vin !== null && <span className="oe">{vin}</span>}
        </span>
      </td>
      <td data-label={t('column.problem')} data-column="wide">
        <Problem report={report} />
      </td>
      <td data-label={t('column.answer')} data-column="wide">
        <Answer report={report} />
      </td>
      <td data-label={t('column.reported')} data-column="wide">
        {formatDateTime(createdAt, i18n.language)}
        {!isOwn && <span className="quiet"> {t('by', { name: reportedBy })}</span>}
      </td>
      <Actions report={report} />
    </tr>
  );
}

function Problem({ report: { kind, note, correction } }: { report: FitReport }) {
  const { t } = useTranslation('fit-reports');
  return (
    <span className={styles.problem}>
      <strong>{t(`kind.${kind}`)}</strong>
      {note !== '' && <span>{note}</span>}
      {correction !== null && isCorrecting(kind) && (
        <span className={styles.correction}>{t(`correction.${kind}.${correction}`)}</span>
      )}
    </span>
  );
}

const variants = { open: 'neutral', needsMore: 'warning', confirmed: 'good', notConfirmed: 'bad' } as const;

function Answer({ report: { status, answer, answeredAt, reply, isWithdrawn } }: { report: FitReport }) {
  const { t, i18n } = useTranslation('fit-reports');
  return (
    <span className={styles.answer}>
      <Tag variant={isWithdrawn ? 'neutral' : variants[status]}>
        {t(`status.${isWithdrawn ? 'withdrawn' : status}`)}
      </Tag>
      {answer === '' ? <span className="quiet">{t('waiting')}</span> : <span>{answer}</span>}
      {answeredAt !== null && <span className="quiet">{formatDateTime(answeredAt, i18n.language)}</span>}
      {reply !== '' && <span className="quiet">{t('replied', { reply })}</span>}
    </span>
  );
}

function Actions({ report }: { report: FitReport }) {
  const { t } = useTranslation('fit-reports');
  const [dialog, setDialog] = useState<'photo' | 'reply' | null>(null);
  const { fitReportId, oe, vehicleId, vehicleTypeCode, vin, vehAssyId, orderNo } = report;
  const withdraw = useAction(() => request(fitReportCalls.withdrawFitReport, { fitReportId }), {
    done: () => t('withdrawn', { oe }),
    changes: fitReads,
  });
  const close = () => setDialog(null);
  return (
    <td className={cards.actions}>
      <Link
        className={buttonClass('link')}
        to={links.parts({ vehicleId, vehicleTypeCode, vin: vin ?? undefined, node: vehAssyId, callout: orderNo })}
        aria-label={t('partsOf', { oe })}
      >
        {t('parts')}
      </Link>
      {report.hasPhoto && (
        <Button variant="link" aria-label={t('photoOf', { oe })} onClick={() => setDialog('photo')}>
          {t('photo')}
        </Button>
      )}
      {report.isOwn && report.status === 'needsMore' && !report.isWithdrawn && (
        <Button variant="link" aria-label={t('replyOf', { oe })} onClick={() => setDialog('reply')}>
          {t('reply')}
        </Button>
      )}
      {!report.isWithdrawn && (
        <Button
          variant="link"
          isBusy={withdraw.isBusy}
          aria-label={t('withdrawOf', { oe })}
          onClick={() => void withdraw.run()}
        >
          {t('withdraw')}
        </Button>
      )}
      {dialog === 'photo' && <PhotoDialog report={report} onClose={close} />}
      {dialog === 'reply' && <ReplyDialog report={report} onClose={close} />}
    </td>
  );
}
