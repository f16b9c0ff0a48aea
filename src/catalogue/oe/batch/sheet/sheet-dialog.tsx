import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchSheet, SheetEncoding, SheetWarning } from '../../../../contract/oe/schemas.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import styles from './sheet.module.css';
import { type ExtractedNumbers, extractNumbers, firstChoice, type SheetChoice, sheetLines } from './sheet-choice.ts';
import { SheetEncodingSelect } from './sheet-encoding-select.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import type { ParsedFile } from './use-sheet-parser.ts';

interface SheetDialogProps {
  file: ParsedFile;
  /** The file is parsed again; the previous result stays visible. */
  isReading: boolean;
  /** The error of the last attempt. */
  error: string | null;
  onEncoding: (encoding: SheetEncoding) => void;
  onClose: () => void;
  /** Gets a line for each number, with its name and quantity. */
  onNumbers: (lines: readonly string[]) => void;
}

/** Preview of a spreadsheet: the user chooses the column with the numbers and sees warnings. */
export function SheetDialog({
  file: { file, result },
  isReading,
  error,
  onEncoding,
  onClose,
  onNumbers,
}: SheetDialogProps) {
  const { t } = useTranslation('oe-batch');
  const { t: common } = useTranslation();
  const { sheets, leftOutSheets, encoding } = result;
  const [stored, setStored] = useState({ sheets, choice: firstChoice(sheets) });
  // Another encoding gives another table: the choice no longer applies.
  const choice = stored.sheets === sheets ? stored.choice : firstChoice(sheets);
  const setChoice = (next: SheetChoice) => setStored({ sheets, choice: next });
  const sheet = sheets[choice.sheet];
  const extracted = useMemo(() => (sheet === undefined ? null : extractNumbers(sheet, choice)), [sheet, choice]);
  if (sheet === undefined || extracted === null) return null;
  const foot = (
    <>
      <Button onClick={onClose}>{common('action.cancel')}</Button>
      <Button
        variant="primary"
        isBusy={isReading}
        disabled={extracted.numbers.length === 0}
        onClick={() => onNumbers(sheetLines(sheet, choice).lines)}
      >
        {t('sheet.lookUp', { count: extracted.numbers.length })}
      </Button>
    </>
  );
  return (
    <Dialog title={t('sheet.title')} closeLabel={common('action.close')} onClose={onClose} footer={foot} isWide>
      <div className={styles.sheet}>
        <div className={styles.sheetTools}>
          <strong>{file.name}</strong>
          <SheetTools sheets={sheets} choice={choice} onChoice={setChoice} />
          {encoding !== null && <SheetEncodingSelect encoding={encoding} onEncoding={onEncoding} />}
          {isReading && <span role="status">{t('sheet.reading')}</span>}
        </div>
        {error !== null && (
          <p className={styles.severe} role="alert">
            <Icon name="warning" size={16} /> {error}
          </p>
        )}
        <SheetPreview sheet={sheet} choice={choice} onColumn={(column) => setChoice({ ...choice, column })} />
        <DoubtfulCells extracted={extracted} choice={choice} onChoice={setChoice} />
        <Notes sheet={sheet} choice={choice} extracted={extracted} leftOutSheets={leftOutSheets} />
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
        <span className={styles.select}>
          <label htmlFor={id}>{t('sheet.which')}</label>
          <select
            id={id}
            value={choice.sheet}
            onChange={(event) => onChoice(firstChoice(sheets, Number(event.target.value)))}
          >
            {sheets.map(({ name }, index) => (
              // The position is the sheet's id, as in the option's value; names may repeat.
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets never move
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

/** Rows offered as the header. */
const HEAD_ROWS_MAX = 12;

/** The header row; rows above it are skipped. */
function HeadRow({ rowNumbers, choice, onChoice }: ChoiceProps & { rowNumbers: readonly number[] }) {
  const { t } = useTranslation('oe-batch');
  const id = useId();
  return (
    <span className={styles.select}>
      <label htmlFor={id}>{t('sheet.head')}</label>
      <select
        id={id}
        value={choice.headRows}
        onChange={(event) => onChoice({ ...choice, headRows: Number(event.target.value) })}
      >
        <option value={0}>{t('sheet.noHead')}</option>
        {rowNumbers.slice(0, HEAD_ROWS_MAX).map((row, index) => (
          <option key={row} value={index + 1}>
            {t('sheet.headRow', { row })}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Asks whether doubtful cells hold one number or several. */
function DoubtfulCells({ extracted, choice, onChoice }: ChoiceProps & { extracted: ExtractedNumbers }) {
  const { t } = useTranslation('oe-batch');
  const name = useId();
  if (extracted.example === null) return null;
  return (
    <fieldset className={styles.doubtful}>
      <legend>{t('sheet.doubt', { count: extracted.doubtfulCells, example: extracted.example })}</legend>
      {([false, true] as const).map((isSplit) => (
        <label key={String(isSplit)} className={styles.check}>
          <input
            type="radio"
            name={name}
            checked={choice.isSplit === isSplit}
            onChange={() => onChoice({ ...choice, isSplit })}
          />
          {t(isSplit ? 'sheet.asSeveral' : 'sheet.asOne')}
        </label>
      ))}
    </fieldset>
  );
}

interface NotesProps {
  sheet: BatchSheet;
  choice: SheetChoice;
  extracted: ExtractedNumbers;
  leftOutSheets: number;
}

/** Skipped content, and warnings about damaged numbers. */
function Notes({ sheet, choice, extracted, leftOutSheets }: NotesProps) {
  const { t } = useTranslation('oe-batch');
  const { column } = choice;
  const { kept } = useMemo(() => sheetLines(sheet, choice), [sheet, choice]);
  const letters = [kept.name, kept.quantity].flatMap((index) =>
    index === null ? [] : (sheet.columns[index]?.letter ?? []),
  );
  const notes = [
    letters.length > 0 && t('sheet.kept', { columns: letters.join(', ') }),
    sheet.leftOutRows > 0 && t('sheet.leftOutRows', { count: sheet.leftOutRows, max: sheet.rowNumbers.length }),
    sheet.leftOutColumns > 0 && t('sheet.leftOutColumns', { count: sheet.leftOutColumns }),
    leftOutSheets > 0 && t('sheet.leftOutSheets', { count: leftOutSheets }),
    extracted.severalCells > 0 && t('sheet.several', { count: extracted.severalCells }),
    extracted.emptyRows > 0 && t('sheet.empty', { count: extracted.emptyRows }),
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
  const rowList = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(rows.map(String));
  const more = count > rows.length ? t('sheet.moreRows') : '';
  const isSevere = kind !== 'padded' && kind !== 'formula';
  return (
    <li className={isSevere ? styles.severe : undefined}>
      {t(`sheet.warning.${kind}`, { count })} {t('sheet.rows', { count: rows.length, rows: rowList, more })}
    </li>
  );
}
