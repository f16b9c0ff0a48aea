import { Fragment, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../providers/calls/use-error-message.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state.tsx';
import styles from './drill-down.module.css';
import type { DrillList } from './use-drill-lists.ts';

interface DrillRow {
  id: string | number;
  label: string;
  /** Heading above the rows of one group. */
  group?: string;
  note?: string;
  isCurrent: boolean;
}

interface DrillColumnProps<Row> {
  name: string;
  title: string;
  list: DrillList<Row>;
  rowOf: (row: Row) => DrillRow;
  onChoose: (row: Row) => void;
}

/** The rows of one level, the chosen one marked. */
export function DrillColumn<Row>({ name, title, list, rowOf, onChoose }: DrillColumnProps<Row>) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const messageOf = useErrorMessage();
  const id = useId();
  const ref = useRef<HTMLUListElement>(null);
  const hasRows = list.rows !== undefined;
  useEffect(() => {
    if (hasRows && ref.current !== null) scrollToCurrent(ref.current);
  }, [hasRows]);
  const rows = (list.rows ?? []).map((row) => ({ row, cell: rowOf(row) }));
  return (
    <section className={styles.column} data-column={name} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list.rows === undefined && list.error === null && <Skeleton label={common('loading')} rows={4} />}
      {list.rows === undefined && list.error !== null && (
        <p className={styles.empty} role="alert">
          {messageOf(list.error)}{' '}
          <Button variant="link" onClick={list.refetch}>
            {common('action.retry')}
          </Button>
        </p>
      )}
      {list.rows?.length === 0 && <p className={styles.empty}>{t('drill.none')}</p>}
      <ul ref={ref}>
        {rows.map(({ row, cell }, index) => (
          <Fragment key={cell.id}>
            {cell.group !== undefined && cell.group !== rows[index - 1]?.cell.group && (
              <li className={styles.group}>{cell.group}</li>
            )}
            <li>
              <button type="button" aria-current={cell.isCurrent} onClick={() => onChoose(row)}>
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

/** Scrolls the column, not the page, to the chosen row. */
function scrollToCurrent(column: HTMLElement) {
  const current = column.querySelector<HTMLElement>('[aria-current="true"]');
  if (current === null) return;
  const above = current.getBoundingClientRect().top - column.getBoundingClientRect().top;
  if (above < 0 || above > column.clientHeight - current.offsetHeight) {
    column.scrollTop += above - column.clientHeight / 2;
  }
}
