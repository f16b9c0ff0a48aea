import { Button } from 'antd';
import type { ResultOf } from '../../../contract/call.ts';
import type { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import { Pending } from '../../../ui/pending.tsx';
import { useMessages } from '../../messages.ts';
import { useProspectChoices } from '../use-prospect-choices.ts';
import styles from './prospects.module.css';

interface IntentionCountsProps {
  counts: ResultOf<typeof prospectCalls.prospectCounts>;
  value: number | null | undefined;
  onChoose: (intention: number | null | undefined) => void;
}

/** The prospects by intention, and how many of them are overdue; each sets the filter. */
export function IntentionCounts({ counts, value, onChoose }: IntentionCountsProps) {
  const { t, language } = useMessages();
  const { intentions, isLoading } = useProspectChoices();
  if (isLoading) return <Pending label={t('common:loading')} rows={10} />;
  const format = new Intl.NumberFormat(language);
  const all = counts.reduce(
    (sum, { prospects, overdue }) => ({ prospects: sum.prospects + prospects, overdue: sum.overdue + overdue }),
    { prospects: 0, overdue: 0 },
  );
  const of = (intention: number | null) => counts.find((count) => count.intention === intention);
  const entries = [
    { intention: undefined, label: t('opportunity:all'), ...all },
    ...intentions.map(({ id, name }) => ({ intention: id, label: name, ...(of(id) ?? none) })),
    { intention: null, label: t('opportunity:noIntention'), ...(of(null) ?? none) },
  ];
  return (
    <ul className={styles.counts} aria-label={t('opportunity:byIntention')}>
      {entries.map(({ intention, label, prospects, overdue }) => (
        <li key={String(intention)}>
          <Button
            type={intention === value ? 'primary' : 'default'}
            aria-pressed={intention === value}
            onClick={() => onChoose(intention)}
          >
            <span>{label}</span>
            <strong>{format.format(prospects)}</strong>
            {overdue > 0 && <span className={styles.overdue}>{t('opportunity:overdueCount', { count: overdue })}</span>}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const none = { prospects: 0, overdue: 0 };
