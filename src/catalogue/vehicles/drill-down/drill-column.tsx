import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toHalfWidthUpper } from '../../../contract/half-width.ts';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import { BrandMark } from '../results/brand-mark.tsx';
import styles from './drill-down.module.css';
import type { DrillList } from './use-drill-lists.ts';

/** A shorter list needs no filter. */
const FILTER_MIN = 8;

interface DrillRow {
  id: string | number;
  label: string;
  /** Heading above the rows of one group. */
  group?: string;
  note?: string;
  /** The letter of that heading, to which the letters jump. */
  letter?: string;
  /** The initial of the label stands before it. */
  hasMark?: boolean;
  isCurrent: boolean;
}

interface DrillColumnProps<Row> {
  name: string;
  title: string;
  list: DrillList<Row>;
  /** Shown beside the title. */
  count?: number | undefined;
  /** The list scrolls to the rows of this letter. */
  startLetter?: string | undefined;
  /** A long list has a field that filters its labels. */
  hasFilter?: boolean;
  rowOf: (row: Row) => DrillRow;
  onChoose: (row: Row) => void;
}

/** The rows of one level, the chosen one marked. */
export function DrillColumn<Row>(props: DrillColumnProps<Row>) {
  const { name, title, list, count, startLetter, hasFilter = false, rowOf, onChoose } = props;
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const messageOf = useErrorMessage();
  const id = useId();
  const ref = useRef<HTMLUListElement>(null);
  const hasRows = list.rows !== undefined;
  const [filter, setFilter] = useState('');
  const all = (list.rows ?? []).map((row) => ({ row, cell: rowOf(row) }));
  const rows = all.filter(({ cell }) => fold(cell.label).includes(fold(filter)));
  const currentId = all.find(({ cell }) => cell.isCurrent)?.cell.id;
  const previousId = useRef(currentId);
  useEffect(() => {
    if (!hasRows || ref.current === null) return;
    if (startLetter !== undefined) scrollToLetter(ref.current, startLetter);
    else if (currentId !== undefined) scrollToCurrent(ref.current);
    // Chosen from a group above the letters, which is gone then.
    if (previousId.current !== currentId && document.activeElement === document.body)
      currentOf(ref.current)?.focus({ preventScroll: true });
    previousId.current = currentId;
  }, [hasRows, startLetter, currentId]);
  const isStart = (index: number) => {
    const letter = rows[index]?.cell.letter;
    return letter !== undefined && letter === startLetter && letter !== rows[index - 1]?.cell.letter;
  };
  return (
    <section className={styles.column} data-column={name} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <small>{count}</small>}
      </div>
      {hasFilter && all.length > FILTER_MIN && (
        <input
          className={styles.filter}
          type="search"
          value={filter}
          maxLength={40}
          autoComplete="off"
          aria-label={t('drill.filter', { level: title })}
          placeholder={t('drill.filter', { level: title })}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      {list.rows === undefined && list.error === null && <Skeleton label={common('loading')} rows={4} />}
      {list.rows === undefined && list.error !== null && (
        <p className={styles.empty} role="alert">
          {messageOf(list.error)}{' '}
          <Button variant="link" onClick={list.refetch}>
            {common('action.retry')}
          </Button>
        </p>
      )}
      {list.rows !== undefined && rows.length === 0 && <p className={styles.empty}>{t('drill.none')}</p>}
      {list.rows !== undefined && (
        <ul ref={ref}>
          {rows.map(({ row, cell }, index) => (
            <Fragment key={`${cell.group}/${cell.id}`}>
              {cell.group !== undefined && cell.group !== rows[index - 1]?.cell.group && (
                <li className={styles.group} data-letter={cell.letter}>
                  {cell.group}
                </li>
              )}
              <li>
                <button
                  type="button"
                  data-mark={cell.hasMark}
                  data-start={isStart(index) ? '' : undefined}
                  aria-current={cell.isCurrent}
                  onClick={() => onChoose(row)}
                >
                  {cell.hasMark === true && <BrandMark name={cell.label} />}
                  <span>{cell.label}</span>
                  {cell.note !== undefined && <small>{cell.note}</small>}
                </button>
              </li>
            </Fragment>
          ))}
        </ul>
      )}
    </section>
  );
}

function fold(text: string): string {
  return toHalfWidthUpper(text).replace(/\s/g, '');
}

const currentOf = (column: HTMLElement) => column.querySelector<HTMLElement>('[aria-current="true"]');

/** Scrolls the column, not the page, to the chosen row. */
function scrollToCurrent(column: HTMLElement) {
  const current = currentOf(column);
  if (current === null) return;
  const above = current.getBoundingClientRect().top - column.getBoundingClientRect().top;
  if (above < 0 || above > column.clientHeight - current.offsetHeight) {
    column.scrollTop += above - column.clientHeight / 2;
  }
}

/** Scrolls the column to the heading of a letter; on a phone, where the column does not scroll, the page. */
function scrollToLetter(column: HTMLElement, letter: string) {
  const heading = column.querySelector<HTMLElement>(`[data-letter="${letter}"]`);
  if (heading === null) return;
  if (column.scrollHeight > column.clientHeight)
    column.scrollTop += heading.getBoundingClientRect().top - column.getBoundingClientRect().top;
  else heading.scrollIntoView({ block: 'start' });
}
