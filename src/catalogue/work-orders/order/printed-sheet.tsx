import type { ListSheet } from '../../shared/export/list-sheet.ts';
import styles from './printed-sheet.module.css';

/** A sheet for paper: text only, with the table's head repeated on every page. */
export function PrintedSheet({ sheet }: { sheet: ListSheet }) {
  const { kind, title, facts, columns, rows, totals, notes } = sheet;
  const cellClass = (index: number) => {
    const { isNumber, isWhole } = columns[index] ?? {};
    return isNumber ? styles.number : isWhole ? styles.whole : undefined;
  };
  return (
    <article className={styles.sheet}>
      <p className={styles.kind}>{kind}</p>
      <h1>{title}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={cellClass(index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // Rows have no id and may be equal.
            // biome-ignore lint/suspicious/noArrayIndexKey: the sheet is rendered for one print, its rows never move
            <tr key={line}>
              {row.map(({ text }, index) => (
                <td key={columns[index]?.label} className={cellClass(index)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label, cell }) => (
            <tr key={label}>
              <td colSpan={columns.length - 1}>{label}</td>
              <td className={styles.number}>{cell.text}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <footer className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  );
}
