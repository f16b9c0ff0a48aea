import type { Letterhead } from '../../../contract/company/schemas.ts';
import type { ListSheet } from '../../shared/export/list-sheet.ts';
import { Paper, paperTable } from '../../shared/paper/paper.tsx';
import styles from './printed-sheet.module.css';

interface PrintedSheetProps {
  sheet: ListSheet;
  letterhead?: Letterhead | undefined;
  /** Labels of the lines to sign on. */
  signatures?: readonly string[];
  /** Across the page, for many columns. */
  isWide?: boolean;
}

/** As many rows fit on one page below the title, across it too, even if each has two lines. */
const ONE_PAGE_ROWS = 12;

/** A sheet for paper: text only, with column heads, and the title if there are more pages, on every page. */
export function PrintedSheet({ sheet, letterhead, signatures = [], isWide = false }: PrintedSheetProps) {
  const { kind, title, facts, notes } = sheet;
  return (
    <Paper
      letterhead={letterhead}
      kind={kind}
      title={title}
      facts={facts}
      notes={notes}
      isWide={isWide}
      signatures={signatures}
    >
      <Lines sheet={sheet} />
    </Paper>
  );
}

function Lines({ sheet: { kind, title, columns, rows, totals } }: { sheet: ListSheet }) {
  const cellClass = (index: number) => {
    const { isNumber, isWhole, isCode } = columns[index] ?? {};
    if (isNumber) return styles.number;
    return isCode ? 'oe' : isWhole ? styles.whole : undefined;
  };
  return (
    <table className={`${paperTable} ${styles.table}`}>
      <thead>
        {rows.length > ONE_PAGE_ROWS && (
          <tr>
            <th colSpan={columns.length} className={styles.running}>
              {[...new Set([kind, title])].join(' · ')}
            </th>
          </tr>
        )}
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
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
  );
}
