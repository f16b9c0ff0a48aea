import { useTranslation } from 'react-i18next';
import type { Fit, Part } from '../../../contract/parts/schemas.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './fit.module.css';
import { FitQuestionForm } from './fit-question-form.tsx';
import { useFitVehicle } from './fit-vehicle.ts';

const ICONS = { meets: 'check', open: 'info', contradicts: 'warning' } as const;

/** The rules that a part's grade rests on, and the question that decides it. */
export function FitEvidence({ part: { fit, oe, oeName } }: { part: Part }) {
  const { t } = useTranslation('parts');
  const vehicle = useFitVehicle();
  return (
    <section className={styles.evidence} aria-label={t('fit.evidence')}>
      <h3>{t(`list.${fit.grade}`)}</h3>
      <p className="quiet">
        {oeName} <span className="oe">{oe}</span>
      </p>
      <FitRules rules={fit.rules} />
      {fit.question !== null && vehicle !== null && <FitQuestionForm question={fit.question} vehicle={vehicle} />}
    </section>
  );
}

export function FitRules({ rules }: Pick<Fit, 'rules'>) {
  const { t } = useTranslation('parts');
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, verdict, source, dataVersion }) => (
        <li key={text} className={styles[verdict]}>
          <Icon name={ICONS[verdict]} size={16} />
          <span>
            {text}
            <span className={styles.source}>{t('fit.source', { source, version: dataVersion })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
