import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalls } from '../../../contract/company/calls.ts';
import type { PackageRequest } from '../../../contract/company/schemas.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { useWishWords } from '../../shared/company/package-news.ts';
import styles from '../company.module.css';
import { nameOf } from '../names.ts';
import { AnswerDialog } from './answer-dialog.tsx';

/** As many as a company's sub accounts can have open: one a class. */
const MOST = 100;

/** What the sub accounts ask for and wait for; nothing where none does. */
export function RequestsToAnswer() {
  const { t, i18n } = useTranslation('company');
  const wishOf = useWishWords();
  const { data } = useCall(companyCalls.listPackageRequests, { isOpen: true, pageSize: MOST }, { staleTime: 0 });
  const [answered, setAnswered] = useState<PackageRequest | null>(null);
  if (data === undefined || data.total === 0) return null;
  return (
    <section className={`${panelClass(styles.panel)} ${styles.urgent}`}>
      <h2>{t('request.title', { count: data.total })}</h2>
      <ul className={styles.list}>
        {data.rows.map((request) => (
          <li key={request.requestId} className={styles.request}>
            <p>
              <strong>{t('request.asks', { name: nameOf(request), wish: wishOf(request) })}</strong>{' '}
              <span className="quiet">
                {[request.note, formatDateTime(request.createdAt, i18n.language)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <Button
              variant="primary"
              isSmall
              aria-label={t('request.answerOf', { name: nameOf(request) })}
              onClick={() => setAnswered(request)}
            >
              {t('request.answer')}
            </Button>
          </li>
        ))}
      </ul>
      {answered !== null && <AnswerDialog packageRequest={answered} onClose={() => setAnswered(null)} />}
    </section>
  );
}
