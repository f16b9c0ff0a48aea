import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchSheet } from '../../../../contract/oe/schemas.ts';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import styles from './sheet.module.css';
import type { SheetChoice } from './sheet-choice.ts';

const PREVIEW_ROWS = 8;
/** Columns with at least this share of OE numbers are marked. */
const OE_SHARE_MIN = 0.3;

interface SheetPreviewProps {
  sheet: BatchSheet;
  choice: SheetChoice;
  onColumn: (column: number) => void;
}

/** The first rows of a sheet, with a radio button for each column. */
export function SheetPreview({ sheet, choice, onColumn }: SheetPreviewProps) {
  const { t } = useTranslation('oe-batch');
  const name = useId();
  const from = choice.headRows;
  const rows = sheet.rowNumbers.slice(from, from + PREVIEW_ROWS);
  const rest = sheet.rowNumbers.length - from - rows.length;
  const headerOf = (cells: readonly string[]) => cells[from - 1] ?? '';
  const columnClass = (column: number) => (column === choice.column ? styles.selected : undefined);
  return (
    <ScrollRegion className={styles.preview} aria-label={t('sheet.preview')}>
      <table>
        <thead>
          <tr>
            <td />
            {sheet.columns.map(({ letter, cells, oeShare }, column) => (
              <th key={letter} scope="col" className={columnClass(column)}>
                <label className={styles.check}>
                  <input
                    type="radio"
                    name={name}
                    checked={column === choice.column}
                    onChange={() => onColumn(column)}
                  />
                  <span>
                    {letter}
                    {headerOf(cells) !== '' && ` · ${headerOf(cells)}`}
                  </span>
                </label>
                {oeShare >= OE_SHARE_MIN && (
                  <span className="quiet">{t('sheet.oeShare', { share: Math.round(oeShare * 100) })}</span>
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
                <td key={letter} className={columnClass(column)}>
                  {cells[from + index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className="quiet">{t('sheet.rest', { count: rest })}</p>}
    </ScrollRegion>
  );
}
