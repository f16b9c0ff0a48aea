import { useTranslation } from 'react-i18next';
import type { CheckedVin } from '../../../contract/vehicles/schemas.ts';
import { panelClass } from '../../../ui/panel.ts';
import panel from '../vehicle-screen.module.css';
import styles from './vin.module.css';

/** What a VIN says without the catalogue: maker, country, model year, check digit, serial number. */
export function VinFacts({ checked }: { checked: CheckedVin }) {
  const { t } = useTranslation('vehicles');
  const { maker, country, modelYears, status, expectedCheckDigit, isMandatory, serial } = checked;
  const unknown = t('vin.fact.unknown');
  const verdict = status === 'valid' ? 'valid' : isMandatory ? 'wrong' : 'free';
  const facts = [
    ['maker', maker ?? unknown],
    ['country', country ?? unknown],
    ['modelYear', modelYears.length === 0 ? unknown : modelYears.join(t('vin.or'))],
    ['checkDigit', t(`vin.fact.${verdict}`, { expected: expectedCheckDigit })],
    ['serial', serial ?? unknown],
  ] as const;
  return (
    <section className={panelClass(panel.panel, 'roomy')}>
      <h2>{t('vin.fact.title')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`vin.fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {modelYears.length > 1 && <p className="quiet">{t('vin.fact.yearCycle')}</p>}
    </section>
  );
}
