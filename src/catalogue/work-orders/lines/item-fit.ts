import type { TFunction } from 'i18next';
import type { WorkOrderItem } from '../../../contract/work-orders/schemas.ts';

/** The fit that a line was added with, unless it simply fits; '' then. */
export function itemFitText({ fit }: Pick<WorkOrderItem, 'fit'>, t: TFunction<'work-orders'>): string {
  if (fit === null || fit.grade === 'fits') return '';
  const grade = t(`fit.${fit.grade}`);
  if (fit.rules.length === 0) return grade;
  return t(fit.isConfirmed ? 'fit.confirmed' : 'fit.stated', { grade, rules: fit.rules.join(' · ') });
}
