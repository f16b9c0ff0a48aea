import type { ReportedRow } from '../../contract/fit-reports/schemas.ts';
import { factLabel, isFactField } from '../../contract/vehicles/fact-labels.ts';
import type { Messages } from '../messages.ts';

type Condition = ReportedRow['conditions'][number];

/** What a row asks of a vehicle, and what is known of this one. */
export function conditionText({ field, wanted, vehicle }: Condition, { t, language }: Messages): string {
  const valueText = (value: string) => (isFactField(field) ? factLabel({ field, code: value }, language) : value);
  const isRange = field === 'produced' || field === 'serial';
  const wantedText = isRange ? rangeText(wanted, lastBefore(field), t) : valueText(wanted);
  const own = field === 'produced' ? rangeText(vehicle, (to) => to.slice(0, 10), t) : valueText(vehicle);
  return t('fitReport:rows.condition', {
    field: t(`fitReport:condition.${field}`),
    wanted: wantedText,
    vehicle: own === '' ? t('fitReport:rows.unknown') : own,
  });
}

/** `from..to` in words, with the last value that is in; an open end is left out. */
function rangeText(range: string, last: (to: string) => string, t: Messages['t']): string {
  const [, from = '', to = ''] = /^(.*)\.\.(.*)$/.exec(range) ?? [];
  const first = from.slice(0, 10);
  if (first === '' && to === '') return '';
  if (to === '') return t('fitReport:rows.since', { from: first });
  if (first === '') return t('fitReport:rows.until', { to: last(to) });
  return `${first} – ${last(to)}`;
}

/** Conditions are half-open: the day or the number before the end. */
function lastBefore(field: 'produced' | 'serial'): (to: string) => string {
  return (to) => {
    if (field === 'serial') return String(Number(to) - 1);
    const day = new Date(`${to.slice(0, 10)}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - 1);
    return day.toISOString().slice(0, 10);
  };
}
