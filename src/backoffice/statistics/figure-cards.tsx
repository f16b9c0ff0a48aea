import type { ResultOf } from '../../contract/call.ts';
import type { statisticsCalls } from '../../contract/statistics/calls.ts';
import { useMessages } from '../messages.ts';
import { figureChangeText, figureOf, figureText } from './figures.ts';
import styles from './statistics.module.css';
import { FIGURES, type Figure } from './statistics-state.ts';

interface FigureCardsProps {
  totals: ResultOf<typeof statisticsCalls.statisticSeries>['totals'];
  chosen: Figure;
  onChoose: (figure: Figure) => void;
}

/** The totals of the period against the one before; each chooses what the chart and the table show. */
export function FigureCards({ totals, chosen, onChoose }: FigureCardsProps) {
  const { t, language } = useMessages();
  return (
    <ul className={styles.cards} aria-label={t('statistics:totals')}>
      {FIGURES.map((figure) => {
        const [current, previous] = [figureOf(totals.current, figure), figureOf(totals.previous, figure)];
        return (
          <li key={figure}>
            <button type="button" aria-pressed={figure === chosen} onClick={() => onChoose(figure)}>
              <span>{t(`statistics:metric.${figure}`)}</span>
              <strong>{figureText(current, figure, language)}</strong>
              <small>
                {t('statistics:before', { value: figureText(previous, figure, language) })}{' '}
                {figureChangeText(figure, [current, previous], { language, t })}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
