import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import styles from './conflict-table.module.css';

const SIDES = ['original', 'mine', 'theirs'] as const;

interface ConflictTableProps {
  fields: readonly string[];
  labelOf(field: string): string;
  cellOf(field: string, side: (typeof SIDES)[number]): ReactNode;
}

/** The original, mine and theirs of fields, beside each other. */
export function ConflictTable({ fields, labelOf, cellOf }: ConflictTableProps) {
  const { t } = useMessages();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['field', ...SIDES] as const).map((column) => (
              <th key={column} scope="col">
                {t(`conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{labelOf(field)}</th>
              {SIDES.map((side) => (
                <td key={side} data-label={t(`conflict.${side}`)}>
                  {cellOf(field, side)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
