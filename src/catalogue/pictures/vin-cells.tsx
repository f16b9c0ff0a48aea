import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadCharacter } from '../../contract/pictures/schemas.ts';
import { Button } from '../../ui/button.tsx';
import styles from './vin-cells.module.css';
import { needsReview, parsePastedVin, type VinDraft, withCharacter } from './vin-draft.ts';

interface VinCellsProps {
  draft: VinDraft;
  read: readonly ReadCharacter[];
  /** Indexes of the characters that the user has confirmed or changed; they are no longer marked. */
  reviewed: ReadonlySet<number>;
  onChange: (draft: VinDraft, index: number) => void;
}

const LAST_INDEX = 16;
const CHECK_DIGIT_INDEX = 8;
const INDEXES = [...Array(LAST_INDEX + 1).keys()];

/** A field for each of the 17 characters. Arrow keys move, typing advances, a pasted VIN fills all. */
export function VinCells({ draft, read, reviewed, onChange }: VinCellsProps) {
  const { t } = useTranslation('pictures');
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      read.findIndex(({ isDoubtful }) => isDoubtful),
    ),
  );
  const focusCell = (index: number) => {
    const field = fields.current[Math.min(LAST_INDEX, Math.max(0, index))];
    field?.focus();
    field?.select();
  };
  const setCharacter = (index: number, typed: string) => {
    const next = withCharacter(draft, index, typed);
    if (next === undefined) return;
    onChange(next, index);
    if (next[index] !== '') focusCell(index + 1);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: LAST_INDEX }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      focusCell(target);
    }
    if (event.key === 'Backspace' && draft[index] === '') focusCell(index - 1);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const vin = parsePastedVin(event.clipboardData.getData('text'));
    if (vin === undefined) return;
    event.preventDefault();
    onChange(vin, current);
  };
  const alternatives = (read[current]?.alternatives ?? []).filter((text) => text !== draft[current]);
  return (
    <div>
      <fieldset className={styles.cells} aria-label={t('confirm.vin')}>
        {INDEXES.map((index) => {
          const isMarked = needsReview(draft, index, { read, reviewed });
          const label = t('confirm.cell', { position: index + 1 });
          return (
            <input
              key={index}
              ref={(field) => {
                fields.current[index] = field;
              }}
              className={`${styles.cell} ${isMarked ? styles.doubtful : ''} ${index === CHECK_DIGIT_INDEX ? styles.check : ''}`}
              value={draft[index]}
              aria-label={isMarked ? `${label}${t('confirm.doubtful')}` : label}
              aria-invalid={isMarked || undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onFocus={(event) => {
                setCurrent(index);
                event.target.select();
              }}
              onChange={(event) => setCharacter(index, event.target.value)}
              onKeyDown={(event) => handleKeyDown(event, index)}
              onPaste={handlePaste}
            />
          );
        })}
      </fieldset>
      <div className={styles.others}>
        {alternatives.length > 0 && <span>{t('confirm.alternatives', { position: current + 1 })}</span>}
        {alternatives.map((text) => (
          <Button
            key={text}
            isSmall
            aria-label={t('confirm.replaceCharacter', { text, position: current + 1 })}
            onClick={() => setCharacter(current, text)}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
