import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queryLink } from '../../shared/search/query-link.ts';
import styles from './sample-queries.module.css';

interface Sample {
  kind: 'vin' | 'name' | 'announcement' | 'oe';
  text: string;
}

export function SampleQueries({ samples }: { samples: readonly Sample[] }) {
  const { t } = useTranslation('site-home');
  return (
    <div className={styles.samples}>
      {samples.length > 0 && <span className={styles.title}>{t('samples')}</span>}
      {samples.map(({ kind, text }) => (
        <Link key={text} to={queryLink(text, kind)} className={styles.sample}>
          <span className={styles.kind}>{t(`sampleKind.${kind}`)}</span>
          <span className={kind === 'name' ? '' : 'oe'}>{text}</span>
        </Link>
      ))}
    </div>
  );
}
