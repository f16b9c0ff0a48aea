import { Progress } from 'antd';
import { useMessages } from '../messages.ts';
import type { CatalogueImport } from './catalogue-import.ts';
import styles from './imports.module.css';

/** What the server is doing; the page may be left. */
export function WorkPanel({ found: { status, progress } }: { found: CatalogueImport }) {
  const { t, language } = useMessages();
  const step = progress.step ?? status;
  const { done, total } = progress;
  return (
    <section className={styles.panel} aria-live="polite">
      <h2>{t(`catalogueImport:work.${step}`)}</h2>
      {total !== null && total > 0 ? (
        <Progress percent={Math.floor((done / total) * 100)} aria-label={t('catalogueImport:work.progress')} />
      ) : (
        <Progress percent={100} status="active" showInfo={false} aria-label={t('catalogueImport:work.progress')} />
      )}
      {done > 0 && (
        <p className="number">
          {t(step === 'reading' ? 'catalogueImport:work.rows' : 'catalogueImport:work.files', {
            count: done,
            formatted: done.toLocaleString(language),
          })}
        </p>
      )}
      <p className="quiet">{t('catalogueImport:work.hint')}</p>
    </section>
  );
}
