import { Alert, Descriptions } from 'antd';
import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { useMessages } from '../messages.ts';
import styles from './vin-requests.module.css';

/** What can be decoded from a VIN: maker, country, model year, check digit. */
export function VinHints({ vin }: { vin: string }) {
  const { t } = useMessages();
  const { data } = useCall(vehicleCalls.checkVin, { vin });
  if (data === undefined) return null;
  const { maker, country, modelYears, status, isMandatory, expectedCheckDigit, candidates } = data;
  const isWrong = status === 'checkDigitMismatch' && isMandatory;
  const known = [
    { key: 'maker', children: maker },
    { key: 'country', children: country },
    { key: 'modelYear', children: modelYears.join(' / ') },
  ];
  return (
    <section className={styles.hints}>
      <h2>{t('task:hints.title')}</h2>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 3 }}
        items={known.map(({ key, children }) => ({ key, label: t(`task:hints.${key}`), children: children || '—' }))}
      />
      {isWrong && <Alert type="warning" showIcon message={t('task:hints.wrong', { expected: expectedCheckDigit })} />}
      {candidates.length > 0 && (
        <p>
          {t('task:hints.candidates')}{' '}
          <span className="oe">
            {candidates
              .slice(0, 3)
              .map((candidate) => candidate.vin)
              .join('  ')}
          </span>
        </p>
      )}
    </section>
  );
}
