import type { TFunction } from 'i18next';
import type { Fit } from '../../../contract/parts/schemas.ts';

/**
 * What excludes a number, or what is open about it; empty if it fits. Conditions of the number come before the rule that
 * lists all numbers of its callout, because a row may cut the text off.
 */
export function fitReason({ grade, rules }: Fit): string {
  if (grade === 'fits') return '';
  const verdict = grade === 'misfit' ? 'contradicts' : 'open';
  return rules
    .filter((rule) => rule.verdict === verdict)
    .sort((one, other) => Number(one.field === 'variant') - Number(other.field === 'variant'))
    .map(({ text }) => text)
    .join(' · ');
}

/** The grade with its reason, for exports. */
export function fitText(fit: Fit, t: TFunction<'parts'>): string {
  const reason = fitReason(fit);
  return reason === '' ? t(`list.${fit.grade}`) : t('list.gradeWithReason', { grade: t(`list.${fit.grade}`), reason });
}
