import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toHalfWidthUpper } from '../../contract/half-width.ts';
import { splitOeNumbers } from '../../contract/oe/oe-number.ts';
import { useStore } from '../../providers/store.ts';
import { HistoryList, type HistoryListEntry } from '../shared/history/history-list.tsx';
import { links } from '../shared/navigation/paths.ts';
import { type OeEntry, oeHistory } from './oe-history.ts';
import styles from './oe-screen.module.css';

const ROWS_FIRST = 10;
/** Displayed numbers of a list; the rest is counted. */
const NUMBERS_MAX = 3;

interface Row extends HistoryListEntry<OeEntry> {
  /** The first numbers. */
  numbers: string;
  /** Count of further numbers. */
  rest: number;
}

/** The last searches of this account, to repeat them. */
export function OeHistoryList() {
  const { t } = useTranslation('oe');
  const entries = useStore(oeHistory.entries);
  useEffect(() => void oeHistory.refresh(), []);
  if (entries.length === 0) return null;
  const rows = entries.map((entry): Row => {
    const { numbers, rest } = summarise(entry.param);
    const name = rest > 0 ? t('history.andMore', { named: numbers, count: rest }) : numbers;
    return { key: entry.param, entry, name, numbers, rest };
  });
  return (
    <HistoryList
      history={oeHistory}
      entries={rows}
      texts={{ namespace: 'oe', prefix: 'history' }}
      initialCount={ROWS_FIRST}
      hasColumns
      isMatch={({ entry }, filter) => fold(entry.param).includes(fold(filter))}
    >
      {({ entry: { param }, numbers, rest }) => (
        <Link className={styles.search} to={links.oe(param)}>
          <span className="oe">{numbers}</span>
          {rest > 0 && <span> {t('history.more', { count: rest })}</span>}
        </Link>
      )}
    </HistoryList>
  );
}

function summarise(param: string): { numbers: string; rest: number } {
  const { numbers } = splitOeNumbers(param);
  const first = numbers.slice(0, NUMBERS_MAX).map(({ text }) => text);
  return { numbers: first.join(', ') || param, rest: Math.max(0, numbers.length - NUMBERS_MAX) };
}

/** Upper case, without separators. */
function fold(text: string): string {
  return toHalfWidthUpper(text).replace(/[\s\-.]/g, '');
}
