import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import styles from './fit.module.css';
import { FitQuestionForm } from './fit-question-form.tsx';
import type { FitVehicle } from './fit-vehicle.ts';
import { useAnswerFit, useFitAnswers } from './use-fit-answers.ts';

/** The open question about the vehicle and the company's answers. Renders nothing without either. */
export function FitBar({ vehicle }: { vehicle: FitVehicle }) {
  const { t } = useTranslation('parts');
  const locale = useStore(language);
  const { data } = useFitAnswers(vehicle);
  const { run, isBusy } = useAnswerFit(vehicle);
  if (data === undefined) return null;
  const { answers, candidates, question } = data;
  if (answers.length === 0 && candidates.length < 2) return null;
  return (
    <section className={styles.bar} aria-label={t('fit.bar')}>
      {candidates.length > 1 && (
        <Popover
          label={t('fit.candidatesLabel', { count: candidates.length })}
          className={styles.candidates ?? ''}
          trigger={
            <>
              <Icon name="info" size={16} />
              <span>{t('fit.candidates', { count: candidates.length })}</span>
            </>
          }
        >
          <ul className={styles.names}>
            {candidates.map(({ vehicleId, vehicleName }) => (
              <li key={vehicleId}>{vehicleName}</li>
            ))}
          </ul>
          <p className="quiet">{t('fit.candidatesHint')}</p>
        </Popover>
      )}
      {question !== null && <FitQuestionForm question={question} vehicle={vehicle} />}
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={t('fit.answers')}>
          {answers.map(({ key, question: text, answer, answeredBy, answeredAt }) => (
            <li key={key} title={t('fit.answeredBy', { name: answeredBy, date: formatDateTime(answeredAt, locale) })}>
              <span className="quiet">{text}</span> {answer}
              <Button
                variant="plain"
                isSmall
                isIcon
                disabled={isBusy}
                aria-label={t('fit.remove', { question: text })}
                title={t('fit.remove', { question: text })}
                onClick={() => void run({ question: { key, text }, option: null })}
              >
                <Icon name="close" size={14} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
