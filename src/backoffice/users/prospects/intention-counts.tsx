import { Button } from 'antd';
import type { BodyOf } from '../../../contract/call.ts';
import { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import { ProspectFilterFields } from '../../../contract/users/prospect-schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { toFilters } from '../../../providers/data.ts';
import { Pending } from '../../../ui/pending.tsx';
import { useMessages } from '../../messages.ts';
import type { ListHeaderProps } from '../../resource.ts';
import { useProspectChoices } from '../use-prospect-choices.ts';
import styles from './prospects.module.css';

/** The prospects that match the other filters by intention, and how many are overdue; each sets the filter. */
export function IntentionCounts({ filters, onFilter }: ListHeaderProps) {
  const { t, language } = useMessages();
  const { intentions, isLoading } = useProspectChoices();
  const others = filters.filter((filter) => !('field' in filter) || filter.field !== 'intention');
  // Checked by the schema of the filters.
  const body = { filters: toFilters(others, ProspectFilterFields.shape) } as BodyOf<
    typeof prospectCalls.prospectCounts
  >;
  const { data: counts, error } = useCall(prospectCalls.prospectCounts, body, {
    keepPreviousData: true,
    staleTime: 0,
  });
  // The list says what is wrong.
  if (counts === undefined && error !== null) return null;
  if (counts === undefined || isLoading) return <Pending label={t('common:loading')} rows={10} />;
  const format = new Intl.NumberFormat(language);
  const all = counts.reduce(
    (sum, { prospects, overdue }) => ({ prospects: sum.prospects + prospects, overdue: sum.overdue + overdue }),
    none,
  );
  const countOf = (intention: number | null) => counts.find((count) => count.intention === intention) ?? none;
  const entries = [
    { intention: undefined, label: t('prospect:all'), ...all },
    ...intentions.map(({ id, name }) => ({ label: name, ...countOf(id), intention: id })),
    { label: t('prospect:noIntention'), ...countOf(null), intention: null },
  ];
  const choose = (intention: number | null | undefined) =>
    onFilter([
      ...others,
      ...(intention === undefined ? [] : [{ field: 'intention', ...conditionOf(intention) } as const]),
    ]);
  return (
    <ul className={styles.counts} aria-label={t('prospect:byIntention')}>
      {entries.map(({ intention, label, prospects, overdue }) => (
        <li key={String(intention)}>
          <Button
            type={isChosen(filters, intention) ? 'primary' : 'default'}
            aria-pressed={isChosen(filters, intention)}
            onClick={() => choose(intention)}
          >
            <span>{label}</span>
            <strong>{format.format(prospects)}</strong>
            {overdue > 0 && <span className={styles.overdue}>{t('prospect:overdueCount', { count: overdue })}</span>}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const none = { prospects: 0, overdue: 0 };

function conditionOf(intention: number | null) {
  return intention === null
    ? ({ operator: 'null', value: true } as const)
    : ({ operator: 'eq', value: intention } as const);
}

/** Whether the list is filtered by this intention: null for none, undefined for all prospects. */
function isChosen(filters: ListHeaderProps['filters'], intention: number | null | undefined): boolean {
  const filter = filters.find((one) => 'field' in one && one.field === 'intention');
  if (filter === undefined || intention === undefined) return filter === intention;
  const { operator, value } = conditionOf(intention);
  return filter.operator === operator && String(filter.value) === String(value);
}
