import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchSheet } from '../../../contract/oe/schemas.ts';
import styles from './sheet.module.css';
import type { SheetChoice } from './sheet-choice.ts';

const ROWS_SHOWN = 8;
/** From this share on a column is said to look like OE numbers. */
const LOOKS_FROM = 0.3;

interface SheetPreviewProps {
  sheet: BatchSheet;
  choice: SheetChoice;
  onColumn: (column: number) => void;
}

/** The first rows of a sheet, with a choice over each column. */
export function SheetPreview({ sheet, choice, onColumn }: SheetPreviewProps) {
  const { t } = useTranslation('oe-batch');
  const name = useId();
  const from = choice.headRows;
  const rows = sheet.rowNumbers.slice(from, from + ROWS_SHOWN);
  const rest = sheet.rowNumbers.length - from - rows.length;
  const nameOf = (cells: readonly string[]) => cells[from - 1] ?? '';
  const chosen = (column: number) => (column === choice.column ? styles.chosen : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={styles.preview} tabIndex={0} role="region" aria-label={t('sheet.preview')}>
      <table>
        <thead>
          <tr>
            <td />
            {sheet.columns.map(({ letter, cells, oeShare }, column) => (
              <th key={letter} scope="col" className={chosen(column)}>
                <label className={styles.check}>
                  <input
                    type="radio"
                    name={name}
                    checked={column === choice.column}
                    onChange={() => onColumn(column)}
                  />
                  <span>
                    {letter}
                    {nameOf(cells) !== '' && ` · ${nameOf(cells)}`}
                  </span>
                </label>
                {oeShare >= LOOKS_FROM && (
                  <span className="quiet">{t('sheet.looks', { share: Math.round(oeShare * 100) })}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((number, index) => (
            <tr key={number}>
              <th scope="row" className="quiet">
                {number}
              </th>
              {sheet.columns.map(({ letter, cells }, column) => (
                <td key={letter} className={chosen(column)}>
                  {cells[from + index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="quiet">{t('sheet.rest', { count: rest })}</p>}
    </div>
  );
}
