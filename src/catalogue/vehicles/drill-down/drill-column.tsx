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
  /** Rows of one group stand under its name. */
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

/** One level: its rows to choose from, the chosen one marked. */
export function DrillColumn<Row>({ name, title, list, rowOf, onChoose }: DrillColumnProps<Row>) {
  const { t } = useTranslation('vehicles');
  const { t: common } = useTranslation();
  const wordsOf = useErrorMessage();
  const id = useId();
  const ref = useRef<HTMLUListElement>(null);
  const hasRows = list.rows !== undefined;
  useEffect(() => {
    if (hasRows && ref.current !== null) showCurrent(ref.current);
  }, [hasRows]);
  const rows = (list.rows ?? []).map((row) => ({ row, shown: rowOf(row) }));
  return (
    <section className={styles.column} data-column={name} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {list.rows === undefined && list.error === null && <Skeleton label={common('loading')} rows={4} />}
      {list.rows === undefined && list.error !== null && (
        <p className={styles.empty} role="alert">
          {wordsOf(list.error)}{' '}
          <Button variant="link" onClick={list.refetch}>
            {common('action.retry')}
          </Button>
        </p>
      )}
      {list.rows?.length === 0 && <p className={styles.empty}>{t('drill.none')}</p>}
      <ul ref={ref}>
        {rows.map(({ row, shown }, index) => (
          <Fragment key={shown.id}>
            {shown.group !== undefined && shown.group !== rows[index - 1]?.shown.group && (
              <li className={styles.group}>{shown.group}</li>
            )}
            <li>
              <button type="button" aria-current={shown.isCurrent} onClick={() => onChoose(row)}>
                <span>{shown.label}</span>
                {shown.note !== undefined && <small>{shown.note}</small>}
              </button>
            </li>
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/** Brings the chosen row into the column's view; the page itself stays where it is. */
function showCurrent(column: HTMLElement) {
  const current = column.querySelector<HTMLElement>('[aria-current="true"]');
  if (current === null) return;
  const above = current.getBoundingClientRect().top - column.getBoundingClientRect().top;
  if (above < 0 || above > column.clientHeight - current.offsetHeight) {
    column.scrollTop += above - column.clientHeight / 2;
  }
}
