import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { segmentLinks } from '../../ui/choice/segments.tsx';
import { screenClass } from '../../ui/screen.ts';
import { links } from '../shared/navigation/paths.ts';
import { useProvinceUrl } from '../shared/province/use-province-url.ts';
import { LazyOwnVins } from '../shared/vehicle/lazy-own-vins.tsx';
import { BatchScreen } from './batch/batch-screen.tsx';
import { OeByName } from './oe-by-name.tsx';
import { OeField } from './oe-field.tsx';
import { OeHistoryList } from './oe-history-list.tsx';
import { OeResults } from './oe-results.tsx';
import styles from './oe-screen.module.css';
import { oeState } from './oe-state.ts';
import { hasSeveralNumbers, isNameOnly, isTooShort, withoutSpaces } from './oe-text.ts';

/** Search by OE number, single or in a batch, independent of a vehicle. */
export function OeScreen() {
  // Loads the texts of the whole screen together; otherwise its parts suspend one after another.
  const { t } = useTranslation(['oe', 'oe-batch', 'work-orders-add']);
  const [{ text, mode }] = useUrlState(oeState);
  useProvinceUrl();
  const isBatch = mode === 'batch' || hasSeveralNumbers(text);
  const oe = withoutSpaces(text).slice(0, 40);
  return (
    <div className={screenClass(styles.screen)}>
      <div className={styles.screenHead}>
        <h1>{t('title')}</h1>
        <nav className={segmentLinks} aria-label={t('mode.label')}>
          <Link to={links.oe()} aria-current={isBatch ? undefined : 'page'}>
            {t('mode.single')}
          </Link>
          <Link to={links.oeBatch()} aria-current={isBatch ? 'page' : undefined}>
            {t('mode.batch')}
          </Link>
        </nav>
      </div>
      {isBatch ? (
        <BatchScreen linkText={hasSeveralNumbers(text) ? text : ''} />
      ) : (
        <>
          <OeField value={oe} />
          {oe !== '' && <LazyOwnVins text={oe} />}
          {oe !== '' && !isTooShort(oe) && <OeResults oe={oe} typed={text} />}
          {oe !== '' && isTooShort(oe) && isNameOnly(oe) && <OeByName name={text} />}
        </>
      )}
      {(isBatch ? !hasSeveralNumbers(text) : oe === '' || isTooShort(oe)) && <OeHistoryList />}
    </div>
  );
}
