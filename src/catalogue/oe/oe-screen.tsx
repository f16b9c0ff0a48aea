import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { screenClass } from '../../ui/screen.ts';
import { links } from '../shared/navigation/paths.ts';
import { useProvinceUrl } from '../shared/province/use-province-url.ts';
import { BatchScreen } from './batch/batch-screen.tsx';
import { OeByName } from './oe-by-name.tsx';
import { OeField } from './oe-field.tsx';
import { OeHistoryList } from './oe-history-list.tsx';
import { OeResults } from './oe-results.tsx';
import styles from './oe-screen.module.css';
import { isNameOnly, isSeveral, isTooShort, withoutSpaces } from './oe-text.ts';

/** Parts by their numbers, whatever the vehicle: who has them, what they cost here, what replaces them, what they fit. */
export function OeScreen() {
  // All the words of the screen at once, or its pieces would each wait for their own.
  const { t } = useTranslation(['oe', 'oe-batch', 'work-orders-add']);
  const [params] = useSearchParams();
  useProvinceUrl();
  const given = params.get('oe') ?? '';
  const isBatch = params.get('mode') === 'batch' || isSeveral(given);
  const oe = withoutSpaces(given).slice(0, 40);
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.screenHead}>
        <h1>{t('title')}</h1>
        <nav className={styles.modes} aria-label={t('mode.label')}>
          <Link to={links.oe()} aria-current={isBatch ? undefined : 'page'}>
            {t('mode.single')}
          </Link>
          <Link to={links.oeBatch()} aria-current={isBatch ? 'page' : undefined}>
            {t('mode.batch')}
          </Link>
        </nav>
      </div>
      {isBatch ? (
        <BatchScreen given={isSeveral(given) ? given : ''} />
      ) : (
        <>
          <OeField given={oe} />
          {oe !== '' && !isTooShort(oe) && <OeResults oe={oe} />}
          {oe !== '' && isTooShort(oe) && isNameOnly(oe) && <OeByName name={given.trim()} />}
        </>
      )}
      {(isBatch || oe === '' || isTooShort(oe)) && <OeHistoryList />}
    </div>
  );
}
