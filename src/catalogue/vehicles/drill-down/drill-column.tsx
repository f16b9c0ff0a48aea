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
  /** The initial of the label stands before it. */
  hasMark?: boolean;
  isCurrent: boolean;
}

interface DrillColumnProps<Row> {
  name: string;
  title: string;
  list: DrillList<Row>;
  /** A long list has a field that filters its labels. */
  hasFilter?: boolean;
  rowOf: (row: Row) => DrillRow;
  onChoose: (row: Row) => void;
}

/** The rows of one level, the chosen one marked. */
export function DrillColumn<Row>({ name, title, list, hasFilter = false, rowOf, onChoose }: DrillColumnProps<Row>) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const messageOf = useErrorMessage();
  const id = useId();
  const ref = useRef<HTMLUListElement>(null);
  const hasRows = list.rows !== undefined;
  useEffect(() => {
    if (hasRows && ref.current !== null) scrollToCurrent(ref.current);
  }, [hasRows]);
  const [filter, setFilter] = useState('');
  const all = (list.rows ?? []).map((row) => ({ row, cell: rowOf(row) }));
  const rows = all.filter(({ cell }) => fold(cell.label).includes(fold(filter)));
  return (
    <section className={styles.column} data-column={name} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
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
      <ul ref={ref}>
        {rows.map(({ row, cell }, index) => (
          <Fragment key={cell.id}>
            {cell.group !== undefined && cell.group !== rows[index - 1]?.cell.group && (
              <li className={styles.group}>{cell.group}</li>
            )}
            <li>
              <button
                type="button"
                data-mark={cell.hasMark}
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
    </section>
  );
}

function fold(text: string): string {
  return toHalfWidthUpper(text).replace(/\s/g, '');
}

/** Scrolls the column, not the page, to the chosen row. */
function scrollToCurrent(column: HTMLElement) {
  const current = column.querySelector<HTMLElement>('[aria-current="true"]');
  if (current === null) return;
  const above = current.getBoundingClientRect().top - column.getBoundingClientRect().top;
  if (above < 0 || above > column.clientHeight - current.offsetHeight) {
    column.scrollTop += above - column.clientHeight / 2;
  }
}
