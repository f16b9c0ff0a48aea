import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadCharacter } from '../../contract/pictures/schemas.ts';
import { Button } from '../../ui/button.tsx';
import styles from './vin-cells.module.css';
import { isToBeLookedAt, pastedDraft, type VinDraft, withCharacter } from './vin-draft.ts';

interface VinCellsProps {
  draft: VinDraft;
  read: readonly ReadCharacter[];
  /** Places that the user has been at: they are marked no longer. */
  seen: ReadonlySet<number>;
  onChange: (draft: VinDraft, at: number) => void;
}

const LAST = 16;

/** The 17 characters, each in a field of its own: arrows walk, a character goes on to the next, a pasted VIN fills all. */
export function VinCells({ draft, read, seen, onChange }: VinCellsProps) {
  const { t } = useTranslation('pictures');
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      read.findIndex(({ isDoubtful }) => isDoubtful),
    ),
  );
  const go = (at: number) => {
    const field = fields.current[Math.min(LAST, Math.max(0, at))];
    field?.focus();
    field?.select();
  };
  const put = (at: number, typed: string) => {
    const next = withCharacter(draft, at, typed);
    if (next === undefined) return;
    onChange(next, at);
    if (next[at] !== '') go(at + 1);
  };
  const walk = (event: KeyboardEvent, at: number) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: LAST }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      go(to);
    }
    if (event.key === 'Backspace' && draft[at] === '') go(at - 1);
  };
  const paste = (event: ClipboardEvent) => {
    const whole = pastedDraft(event.clipboardData.getData('text'));
    if (whole === undefined) return;
    event.preventDefault();
    onChange(whole, current);
  };
  const others = (read[current]?.alternatives ?? []).filter((text) => text !== draft[current]);
  return (
    <div>
      <fieldset className={styles.cells} aria-label={t('confirm.vin')}>
        {draft.map((character, at) => {
          const isMarked = isToBeLookedAt(draft, at, read, seen);
          const label = t('confirm.cell', { position: at + 1 });
          return (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is, whatever stands in it
              key={at}
              ref={(field) => {
                fields.current[at] = field;
              }}
              className={`${styles.cell} ${isMarked ? styles.doubtful : ''} ${at === 8 ? styles.check : ''}`}
              value={character}
              aria-label={isMarked ? `${label}${t('confirm.doubtful')}` : label}
              aria-invalid={isMarked || undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onFocus={(event) => {
                setCurrent(at);
                event.target.select();
              }}
              onChange={(event) => put(at, event.target.value)}
              onKeyDown={(event) => walk(event, at)}
              onPaste={paste}
            />
          );
        })}
      </fieldset>
      <div className={styles.others}>
        {others.length > 0 && <span>{t('confirm.others', { position: current + 1 })}</span>}
        {others.map((text) => (
          <Button
            key={text}
            isSmall
            aria-label={t('confirm.take', { text, position: current + 1 })}
            onClick={() => put(current, text)}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
