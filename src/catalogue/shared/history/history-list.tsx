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

export interface HistoryListEntry<Entry extends HistoryMarks> {
  key: string;
  entry: Entry;
  /** For the labels of the buttons. */
  name: string;
}

interface HistoryListProps<Entry extends HistoryMarks, ListEntry extends HistoryListEntry<Entry>> {
  history: Pick<History<Entry>, 'pin' | 'remove' | 'restore'>;
  entries: readonly ListEntry[];
  /** The texts: title, hint, clear, cleared, filter, none, all, pin, unpin, remove, removed. */
  texts: { namespace: string; prefix: string };
  /** Displayed at first; a button displays the others. */
  initialCount: number;
  hasColumns?: boolean;
  isMatch: (listEntry: ListEntry, filter: string) => boolean;
  /** The contents of an entry. */
  children: (listEntry: ListEntry) => ReactNode;
}

/** A list of a history's entries that can be pinned, filtered, removed and restored. */
export function HistoryList<Entry extends HistoryMarks, ListEntry extends HistoryListEntry<Entry>>(
  props: HistoryListProps<Entry, ListEntry>,
) {
  const { history, entries, texts, initialCount, hasColumns = false, isMatch, children } = props;
  const { t, i18n } = useTranslation(texts.namespace, { keyPrefix: texts.prefix });
  const [filter, setFilter] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const matches = entries.filter((each) => isMatch(each, filter));
  const displayed = isExpanded || filter !== '' ? matches : matches.slice(0, initialCount);
  const hasHint = i18n.exists(`${texts.prefix}.hint`, { ns: texts.namespace });
  const remove = (removed: readonly Entry[], message: string) => {
    history.remove(removed);
    notify('success', message, () => history.restore(removed));
  };
  const onClear = () => {
    const unpinned = entries.flatMap(({ entry }) => (entry.isPinned ? [] : [entry]));
    remove(unpinned, t('cleared', { count: unpinned.length }));
  };
  return (
    <section className={panelClass(styles.panel, 'roomy')}>
      <div className={styles.head}>
        <h2>{t('title')}</h2>
        {entries.some(({ entry }) => !entry.isPinned) && (
          <Button variant="link" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      {hasHint && <p className="quiet">{t('hint')}</p>}
      {entries.length > initialCount && (
        <Field
          label={t('filter')}
          isLabelHidden
          placeholder={t('filter')}
          type="search"
          maxLength={60}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {displayed.length === 0 && <p role="status">{t('none')}</p>}
      <ul className={hasColumns ? `${styles.list} ${styles.columns}` : styles.list}>
        {displayed.map((each) => (
          <li key={each.key}>
            <PinButton
              isPinned={each.entry.isPinned}
              label={t(each.entry.isPinned ? 'unpin' : 'pin', { name: each.name })}
              onPin={(isPinned) => history.pin(each.entry, isPinned)}
            />
            {children(each)}
            <Button
              variant="plain"
              isSmall
              isIcon
              aria-label={t('remove', { name: each.name })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                remove([each.entry], t('removed', { name: each.name }));
              }}
            >
              <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {displayed.length < matches.length && (
        <div>
          <Button onClick={() => setExpanded(true)}>{t('all', { count: matches.length - displayed.length })}</Button>
        </div>
      )}
    </section>
  );
}

interface PinButtonProps {
  isPinned: boolean;
  label: string;
  onPin: (isPinned: boolean) => void;
}

function PinButton({ isPinned, label, onPin }: PinButtonProps) {
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
