import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchSheet, SheetEncoding, SheetWarning } from '../../../contract/oe/schemas.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './sheet.module.css';
import { firstChoice, type SheetChoice, type TakenNumbers, takenNumbers } from './sheet-choice.ts';
import { SheetEncodingChoice } from './sheet-encoding.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import type { SheetReading } from './use-sheet-reading.ts';

interface SheetDialogProps {
  reading: SheetReading;
  /** It is being read again; what was read before stands there meanwhile. */
  isReading: boolean;
  /** Why it could not be read again. */
  error: string | null;
  onEncoding: (encoding: SheetEncoding) => void;
  onClose: () => void;
  onTaken: (numbers: readonly string[]) => void;
}

/** What was read of a spreadsheet: the user says which column has the numbers, and sees what to beware of. */
export function SheetDialog({ reading, isReading, error, onEncoding, onClose, onTaken }: SheetDialogProps) {
  const { t } = useTranslation('oe-batch');
  const { t: common } = useTranslation();
  const { sheets, leftOutSheets, encoding } = reading.result;
  const [chosen, setChosen] = useState({ sheets, choice: firstChoice(sheets) });
  // Read in another encoding, it is another table.
  const choice = chosen.sheets === sheets ? chosen.choice : firstChoice(sheets);
  const setChoice = (next: SheetChoice) => setChosen({ sheets, choice: next });
  const sheet = sheets[choice.sheet];
  const taken = useMemo(() => (sheet === undefined ? null : takenNumbers(sheet, choice)), [sheet, choice]);
  if (sheet === undefined || taken === null) return null;
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button
        variant="primary"
        isBusy={isReading}
        disabled={taken.numbers.length === 0}
        onClick={() => onTaken(taken.numbers)}
      >
        {t('sheet.take', { count: taken.numbers.length })}
      </Button>
    </>
  );
  return (
    <Dialog title={t('sheet.title')} closeLabel={common('action.close')} onClose={onClose} foot={foot} isWide>
      <div className={styles.sheet}>
        <div className={styles.sheetTools}>
          <strong>{reading.file.name}</strong>
          <SheetTools sheets={sheets} choice={choice} onChoice={setChoice} />
          {encoding !== null && <SheetEncodingChoice encoding={encoding} onEncoding={onEncoding} />}
          {isReading && <span role="status">{t('sheet.reading')}</span>}
        </div>
        {error !== null && (
          <p className={styles.grave} role="alert">
            <Icon name="warning" size={16} /> {error}
          </p>
        )}
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

function SheetTools({ sheets, choice, onChoice }: ChoiceProps & { sheets: readonly BatchSheet[] }) {
  const { t } = useTranslation('oe-batch');
  const id = useId();
  return (
    <>
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
    </>
  );
}

/** Rows that may be said to name the columns. */
const HEAD_ROWS_OFFERED = 12;

/** Which row names the columns: titles and notes may stand above it. */
function HeadRow({ rowNumbers, choice, onChoice }: ChoiceProps & { rowNumbers: readonly number[] }) {
  const { t } = useTranslation('oe-batch');
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
  const { t } = useTranslation('oe-batch');
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
  const { t } = useTranslation('oe-batch');
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
  const { t, i18n } = useTranslation('oe-batch');
  const named = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(rows.map(String));
  const more = count > rows.length ? t('sheet.moreRows') : '';
  const isGrave = kind !== 'padded' && kind !== 'formula';
  return (
    <li className={isGrave ? styles.grave : undefined}>
      {t(`sheet.warning.${kind}`, { count })} {t('sheet.rows', { count: rows.length, rows: named, more })}
    </li>
  );
}
