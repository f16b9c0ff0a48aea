import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../contract/vehicles/schemas.ts';
import { differencesOf, type FieldValues } from './differences.ts';
import styles from './groups.module.css';
import { useValueLabel } from './use-value-label.ts';

/** More values are counted instead of listed. */
const LISTED_MAX = 4;

interface DifferenceNoteProps {
  vehicles: readonly Vehicle[];
  /** The differences are in a table below: only what is common is said. */
  isCompared: boolean;
}

/** In words: in what the vehicles differ, and what they have in common. */
export function DifferenceNote({ vehicles, isCompared }: DifferenceNoteProps) {
  const { t } = useTranslation('vehicles');
  const labelOf = useValueLabel();
  const { differing, common } = differencesOf(vehicles);
  const textOf = ({ field, values }: FieldValues) => {
    const known = values.flatMap((value) => (value === null ? [] : [labelOf(field, value)]));
    const listed = known.length > LISTED_MAX ? t('difference.values', { count: known.length }) : known.join(' / ');
    return t('difference.field', { field: t(`field.${field}`), values: listed });
  };
  const rows = [
    ['differ', isCompared ? [] : differing.filter(isSaid).map(textOf)],
    ['same', common.map(({ field, value }) => textOf({ field, values: [value] }))],
  ] as const;
  return (
    <dl className={styles.note}>
      {rows.map(
        ([name, texts]) =>
          texts.length > 0 && (
            <div key={name} data-kind={name}>
              <dt>{t(`difference.${name}`)}</dt>
              <dd>{texts.join(t('difference.between'))}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Many different numbers say nothing. */
function isSaid({ field, values }: FieldValues): boolean {
  return values.length <= LISTED_MAX || (field !== 'announcement' && field !== 'fgwCode');
}
