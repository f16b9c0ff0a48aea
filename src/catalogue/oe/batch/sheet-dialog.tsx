import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchSheet, SheetWarning } from '../../../contract/batch-oe.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './sheet.module.css';
import { firstChoice, type SheetChoice, type TakenNumbers, takenNumbers } from './sheet-choice.ts';
import { SheetPreview } from './sheet-preview.tsx';

interface SheetDialogProps {
  fileName: string;
  sheets: readonly BatchSheet[];
  leftOutSheets: number;
  onClose: () => void;
  onTaken: (numbers: readonly string[]) => void;
}

/** What was read of a spreadsheet: the user says which column has the numbers, and sees what to beware of. */
export function SheetDialog({ fileName, sheets, leftOutSheets, onClose, onTaken }: SheetDialogProps) {
  const { t } = useTranslation('batch-oe');
  const { t: common } = useTranslation();
  const [choice, setChoice] = useState(() => firstChoice(sheets));
  const sheet = sheets[choice.sheet];
  const taken = useMemo(() => (sheet === undefined ? null : takenNumbers(sheet, choice)), [sheet, choice]);
  if (sheet === undefined || taken === null) return null;
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button look="primary" disabled={taken.numbers.length === 0} onClick={() => onTaken(taken.numbers)}>
        {t('sheet.take', { count: taken.numbers.length })}
      </Button>
    </>
  );
  return (
    <Dialog title={t('sheet.title')} closeLabel={common('action.close')} onClose={onClose} foot={foot} isWide>
      <div className={styles.sheet}>
        <SheetTools fileName={fileName} sheets={sheets} choice={choice} onChoice={setChoice} />
        <SheetPreview sheet={sheet} choice={choice} onColumn={(column) => setChoice({ ...choice, column })} />
        <Doubt taken={taken} choice={choice} onChoice={setChoice} />
        <Notes sheet={sheet} column={choice.column} taken={taken} leftOutSheets={leftOutSheets} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  choice: SheetChoice;
  onChoice: (choice: SheetChoice) => void;
}

function SheetTools({
  fileName,
  sheets,
  choice,
  onChoice,
}: ChoiceProps & { fileName: string; sheets: readonly BatchSheet[] }) {
  const { t } = useTranslation('batch-oe');
  const id = useId();
  return (
    <div className={styles.sheetTools}>
      <strong>{fileName}</strong>
      {sheets.length > 1 && (
        <span className={styles.pick}>
          <label htmlFor={id}>{t('sheet.which')}</label>
          <select
            id={id}
            value={choice.sheet}
            onChange={(event) => onChoice(firstChoice(sheets, Number(event.target.value)))}
          >
            {sheets.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets may share a name, and never move
              <option key={`${index} ${name}`} value={index}>
                {name}
              </option>
            ))}
          </select>
        </span>
      )}
      <HeadRow rowNumbers={sheets[choice.sheet]?.rowNumbers ?? []} choice={choice} onChoice={onChoice} />
    </div>
  );
}

/** Rows that may be said to name the columns. */
const HEAD_ROWS_OFFERED = 12;

/** Which row names the columns: titles and notes may stand above it. */
function HeadRow({ rowNumbers, choice, onChoice }: ChoiceProps & { rowNumbers: readonly number[] }) {
  const { t } = useTranslation('batch-oe');
  const id = useId();
  return (
    <span className={styles.pick}>
      <label htmlFor={id}>{t('sheet.head')}</label>
      <select
        id={id}
        value={choice.headRows}
        onChange={(event) => onChoice({ ...choice, headRows: Number(event.target.value) })}
      >
        <option value={0}>{t('sheet.noHead')}</option>
        {rowNumbers.slice(0, HEAD_ROWS_OFFERED).map((row, index) => (
          <option key={row} value={index + 1}>
            {t('sheet.headRow', { row })}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Asked where a cell may hold one number or several: nobody else can know. */
function Doubt({ taken, choice, onChoice }: ChoiceProps & { taken: TakenNumbers }) {
  const { t } = useTranslation('batch-oe');
  const name = useId();
  if (taken.example === null) return null;
  return (
    <fieldset className={styles.doubt}>
      <legend>{t('sheet.doubt', { count: taken.doubtfulCells, example: taken.example })}</legend>
      {([false, true] as const).map((isParted) => (
        <label key={String(isParted)} className={styles.check}>
          <input
            type="radio"
            name={name}
            checked={choice.isParted === isParted}
            onChange={() => onChoice({ ...choice, isParted })}
          />
          {t(isParted ? 'sheet.asSeveral' : 'sheet.asOne')}
        </label>
      ))}
    </fieldset>
  );
}

interface NotesProps {
  sheet: BatchSheet;
  column: number;
  taken: TakenNumbers;
  leftOutSheets: number;
}

/** What was left out, and what to look at before the numbers are trusted. */
function Notes({ sheet, column, taken, leftOutSheets }: NotesProps) {
  const { t } = useTranslation('batch-oe');
  const notes = [
    sheet.leftOutRows > 0 && t('sheet.leftOutRows', { count: sheet.leftOutRows, max: sheet.rowNumbers.length }),
    sheet.leftOutColumns > 0 && t('sheet.leftOutColumns', { count: sheet.leftOutColumns }),
    leftOutSheets > 0 && t('sheet.leftOutSheets', { count: leftOutSheets }),
    taken.severalCells > 0 && t('sheet.several', { count: taken.severalCells }),
    taken.emptyRows > 0 && t('sheet.empty', { count: taken.emptyRows }),
  ].filter((note) => note !== false);
  const warnings = sheet.columns[column]?.warnings ?? [];
  if (notes.length + warnings.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {warnings.map((warning) => (
        <Warning key={warning.kind} warning={warning} />
      ))}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

function Warning({ warning: { kind, count, rows } }: { warning: SheetWarning }) {
  const { t, i18n } = useTranslation('batch-oe');
  const named = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(rows.map(String));
  const more = count > rows.length ? t('sheet.moreRows') : '';
  const isGrave = kind !== 'padded' && kind !== 'formula';
  return (
    <li className={isGrave ? styles.grave : undefined}>
      {t(`sheet.warning.${kind}`, { count })} {t('sheet.rows', { count: rows.length, rows: named, more })}
    </li>
  );
}
