import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { PackageRequest } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { Pending } from '../../../ui/pending.tsx';
import { useRequestText } from '../../shared/company/use-request-text.ts';
import styles from '../company.module.css';
import { displayName } from '../user-names.ts';
import { AnswerDialog } from './answer-dialog.tsx';

/** All of them: each sub account has at most one open request per vehicle class. */
const PAGE_SIZE = 100;

/** The sub accounts' open requests, to be answered by the main account. */
export function OpenRequests() {
  const { t, i18n } = useTranslation('company');
  const requestText = useRequestText();
  const { t: common } = useTranslation();
  const query = useCall(companyCalls.listPackageRequests, { isOpen: true, pageSize: PAGE_SIZE }, { staleTime: 0 });
  const { data, error } = query;
  const [selected, setSelected] = useState<PackageRequest | null>(null);
  if (data === undefined && error === null) return <Pending label={common('loading')} rows={4} />;
  if (data === undefined || data.total === 0) return null;
  return (
    <section className={`${panelClass(styles.panel)} ${styles.urgent}`}>
      <h2>{t('request.title', { count: data.total })}</h2>
      <ul className={styles.list}>
        {data.rows.map((request) => (
          <li key={request.requestId} className={styles.request}>
            <p>
              <strong>{t('request.summary', { name: displayName(request), wish: requestText(request) })}</strong>{' '}
              <span className="quiet">
                {[request.note, formatDateTime(request.createdAt, i18n.language)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button
              variant="primary"
              isSmall
              aria-label={t('request.answerOf', { name: displayName(request) })}
              onClick={() => setSelected(request)}
            >
              {t('request.answer')}
            </Button>
          </li>
        ))}
      </ul>
      {selected !== null && <AnswerDialog packageRequest={selected} onClose={() => setSelected(null)} />}
    </section>
  );
}
