import { isMoneyField } from '../../contract/money-field.ts';
import { ROW_METRICS, type RowMetric } from '../../contract/statistics/rules.ts';
import type { Amounts } from '../../contract/statistics/schemas.ts';
import { showTotalFen } from '../../ui/money.ts';
import type { Messages } from '../messages.ts';
import type { Figure } from './statistics-state.ts';

/** The amount of a figure: a count, fen, or per cent with one decimal for the conversion. */
export function figureOf(amounts: Amounts, figure: Figure): number {
  if (figure !== 'conversion') return amounts[figure];
  return amounts.purchases === 0 ? 0 : Math.round((amounts.paidPurchases / amounts.purchases) * 1000) / 10;
}

export function figureText(value: number, figure: Figure, language: string): string {
  if (isMoneyField(figure)) return showTotalFen(value, language);
  const number = new Intl.NumberFormat(language).format(value);
  return figure === 'conversion' ? `${number} %` : number;
}

/** The change from the period before in per cent, with its sign; undefined where that was zero. */
export function changeText(current: number, previous: number, language: string): string | undefined {
  if (previous === 0) return undefined;
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return format.format((current - previous) / previous);
}

/** The change of a figure from the period before: in per cent, of the conversion in percentage points. */
export function figureChangeText(
  figure: Figure,
  [current, previous]: readonly [number, number],
  { language, t }: Pick<Messages, 'language' | 't'>,
): string | undefined {
  if (figure !== 'conversion') return changeText(current, previous, language);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return t('statistics:points', { points: format.format(current - previous) });
}

/** The figure's value for a chart or a spreadsheet: money in yuan. */
export function plainFigure(value: number, figure: Figure): number {
  return isMoneyField(figure) ? value / 100 : value;
}

/** The list behind a figure, if there is one. */
export function rowsBehind(figure: Figure): RowMetric | undefined {
  if (figure === 'conversion') return 'paidPurchases';
  return ROW_METRICS.find((metric) => metric === figure);
}
