import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toHalfWidthUpper } from '../../contract/half-width.ts';
import { splitOeNumbers } from '../../contract/oe/oe-number.ts';
import { useStore } from '../../providers/store.ts';
import { HistoryList, type ShownEntry } from '../shared/history/history-list.tsx';
import { links } from '../shared/navigation/paths.ts';
import { type OeEntry, oeHistory } from './oe-history.ts';
import styles from './oe-screen.module.css';

const FIRST = 10;
/** Numbers of a list that are named; the rest is counted. */
const NAMED = 3;

interface Shown extends ShownEntry<OeEntry> {
  /** The numbers that are named. */
  named: string;
  /** How many more there are. */
  rest: number;
}

/** What this account looked up last, on whichever device: to look it up again with one click. */
export function OeHistoryList() {
  const { t } = useTranslation('oe');
  const entries = useStore(oeHistory.shown);
  useEffect(() => void oeHistory.refresh(), []);
  if (entries.length === 0) return null;
  const shown = entries.map((entry): Shown => {
    const { named, rest } = namesOf(entry.param);
    const name = rest > 0 ? t('history.andMore', { named, count: rest }) : named;
    return { key: entry.param, entry, name, named, rest };
  });
  return (
    <HistoryList
      history={oeHistory}
      shown={shown}
      words={{ namespace: 'oe', prefix: 'history' }}
      first={FIRST}
      hasColumns
      isMatch={({ entry }, typed) => foldedOf(entry.param).includes(foldedOf(typed))}
    >
      {({ entry: { param }, named, rest }) => (
        <Link className={styles.searched} to={links.oe(param)}>
          <span className="oe">{named}</span>
          {rest > 0 && <span> {t('history.more', { count: rest })}</span>}
        </Link>
      )}
    </HistoryList>
  );
}

function namesOf(param: string): { named: string; rest: number } {
  const { numbers } = splitOeNumbers(param);
  const first = numbers.slice(0, NAMED).map(({ text }) => text);
  return { named: first.join(', ') || param, rest: Math.max(0, numbers.length - NAMED) };
}

/** Without what stands between the parts of a number. */
function foldedOf(text: string): string {
  return toHalfWidthUpper(text).replace(/[\s\-.]/g, '');
}
