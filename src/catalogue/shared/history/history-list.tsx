import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryMarks } from '../../../contract/history/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { focusBeside } from '../../../ui/overlay/focus-beside.ts';
import { panelClass } from '../../../ui/panel.ts';
import type { History } from './history.ts';
import styles from './history-list.module.css';

export interface ShownEntry<Entry extends HistoryMarks> {
  key: string;
  entry: Entry;
  /** What the entry is called where it is pinned or removed. */
  name: string;
}

interface HistoryListProps<Entry extends HistoryMarks, Shown extends ShownEntry<Entry>> {
  history: Pick<History<Entry>, 'pin' | 'remove' | 'restore'>;
  shown: readonly Shown[];
  /** Where the words stand: title, hint, clear, cleared, filter, none, all, pin, unpin, remove, removed. */
  words: { namespace: string; prefix: string };
  /** As many as are seen at a glance; the others are a click away. */
  first: number;
  hasColumns?: boolean;
  isMatch: (shown: Shown, typed: string) => boolean;
  /** An entry between its pin and its button to remove it. */
  children: (shown: Shown) => ReactNode;
}

/** What this account opened or searched for, on whichever device: pinned, filtered, removed, and taken back again. */
export function HistoryList<Entry extends HistoryMarks, Shown extends ShownEntry<Entry>>(
  props: HistoryListProps<Entry, Shown>,
) {
  const { history, shown, words, first, hasColumns = false, isMatch, children } = props;
  const { t, i18n } = useTranslation(words.namespace, { keyPrefix: words.prefix });
  const [typed, setTyped] = useState('');
  const [hasAll, setHasAll] = useState(false);
  const found = shown.filter((one) => isMatch(one, typed));
  const seen = hasAll || typed !== '' ? found : found.slice(0, first);
  const hasHint = i18n.exists(`${words.prefix}.hint`, { ns: words.namespace });
  const remove = (entries: readonly Entry[], told: string) => {
    history.remove(entries);
    notify('success', told, () => history.restore(entries));
  };
  const onClear = () => {
    const cleared = shown.flatMap(({ entry }) => (entry.isPinned ? [] : [entry]));
    remove(cleared, t('cleared', { count: cleared.length }));
  };
  return (
    <section className={panelClass(styles.panel, 'roomy')}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {shown.some(({ entry }) => !entry.isPinned) && (
          <Button variant="link" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {hasHint && <p className="quiet">{t('hint')}</p>}
      {shown.length > first && (
        <Field
          label={t('filter')}
          isLabelHidden
          placeholder={t('filter')}
          type="search"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {seen.length === 0 && <p role="status">{t('none')}</p>}
      <ul className={hasColumns ? `${styles.list} ${styles.columns}` : styles.list}>
        {seen.map((one) => (
          <li key={one.key}>
            <Pin
              isPinned={one.entry.isPinned}
              label={t(one.entry.isPinned ? 'unpin' : 'pin', { name: one.name })}
              onPin={(isPinned) => history.pin(one.entry, isPinned)}
            />
            {children(one)}
            <Button
              variant="plain"
              isSmall
              isIcon
              aria-label={t('remove', { name: one.name })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                remove([one.entry], t('removed', { name: one.name }));
              }}
            >
              <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {seen.length < found.length && (
        <div>
          <Button onClick={() => setHasAll(true)}>{t('all', { count: found.length - seen.length })}</Button>
        </div>
      )}
    </section>
  );
}

interface PinProps {
  isPinned: boolean;
  label: string;
  onPin: (isPinned: boolean) => void;
}

function Pin({ isPinned, label, onPin }: PinProps) {
  return (
    <Button
      variant="plain"
      isSmall
      isIcon
      className={isPinned ? (styles.pinned ?? '') : (styles.unpinned ?? '')}
      aria-pressed={isPinned}
      aria-label={label}
      onClick={() => onPin(!isPinned)}
    >
      <Icon name="star" size={16} />
    </Button>
  );
}
