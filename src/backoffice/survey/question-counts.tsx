import type { ResultOf } from '../../contract/call.ts';
import type { surveyCalls } from '../../contract/survey/calls.ts';
import { useMessages } from '../messages.ts';
import styles from './answers.module.css';

/** How often each option of a question was chosen. */
export function QuestionCounts({
  question,
}: {
  question: ResultOf<typeof surveyCalls.surveyAnswers>['questions'][number];
}) {
  const { t, language } = useMessages();
  const { questionId, question: text, answered, options } = question;
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section className={styles.question} aria-labelledby={`question-${questionId}`}>
      <h2 id={`question-${questionId}`}>{text}</h2>
      <p className="quiet">{t('answers:people', { count: answered })}</p>
      <ul>
        {options.map(({ optionId, label, chosen }) => (
          <li key={optionId}>
            <span>{label}</span>
            <span className={styles.number}>
              {chosen}
              {answered > 0 && ` · ${share.format(chosen / answered)}`}
            </span>
            <progress max={Math.max(answered, 1)} value={chosen} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}
