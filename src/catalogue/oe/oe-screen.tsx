import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useProvinceInLink } from '../shell/use-province-in-link.ts';
import { OeField } from './oe-field.tsx';
import { OeResults } from './oe-results.tsx';
import styles from './oe-screen.module.css';
import { isTooShort, withoutSpaces } from './oe-text.ts';

/** A part by its number, whatever the vehicle: who has it, what it costs here, what replaces it, what it fits. */
export function OeScreen() {
  const { t } = useTranslation('oe');
  const [params] = useSearchParams();
  useProvinceInLink();
  const oe = withoutSpaces(params.get('oe') ?? '').slice(0, 40);
  return (
    <div className={styles.screen}>
      <h1>{t('title')}</h1>
      <OeField key={`field ${oe}`} initial={oe} />
      {oe !== '' && !isTooShort(oe) && <OeResults oe={oe} />}
    </div>
  );
}
