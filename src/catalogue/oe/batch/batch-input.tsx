import { type DragEvent, type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BATCH_MAX } from '../../../contract/oe/rules.ts';
import { notify } from '../../../providers/notification.ts';
import { useStore } from '../../../providers/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { panelClass } from '../../../ui/panel.ts';
import { batchDraft } from '../../shared/search/batch-draft.ts';
import styles from './batch.module.css';
import { appendNumbers, lineOf, parseDraft, splitDoubtful } from './draft.ts';
import type { BatchRequest } from './job.ts';
import { SheetUpload } from './sheet/sheet-upload.tsx';

/** About 50,000 numbers. */
const TEXT_MAX = 1_000_000;

type Numbers = Pick<BatchRequest, 'numbers' | 'duplicates'>;

/** The input for many numbers. Its text is stored in the tab until it is cleared. */
export function BatchInput({ onStart }: { onStart: (numbers: Numbers) => void }) {
  const { t } = useTranslation('oe-batch');
  const id = useId();
  const text = useStore(batchDraft);
  const deferredText = useDeferredValue(text);
  const draft = useMemo(() => parseDraft(deferredText), [deferredText]);
  const [droppedFile, setDroppedFile] = useState<File | null>(null);
  const { numbers } = draft;
  const quantityNum = numbers.filter(({ quantity }) => quantity !== undefined).length;
  const isOverLimit = numbers.length > BATCH_MAX;
  const onText = (typed: string) => {
    batchDraft.set(typed.slice(0, TEXT_MAX));
    if (typed.length > TEXT_MAX) notify('warning', t('input.textCut', { max: TEXT_MAX }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const current = parseDraft(text);
    if (current.numbers.length > 0 && current.numbers.length <= BATCH_MAX) onStart(current);
  };
  const onStartFirst = () => {
    onStart({ numbers: numbers.slice(0, BATCH_MAX), duplicates: draft.duplicates });
    batchDraft.set(appendNumbers('', numbers.slice(BATCH_MAX).map(lineOf)));
  };
  const onNumbers = (added: readonly string[]) => {
    // Rows of two tables would be read as one: what was pasted before is written as the lines of a file are.
    const before = text.includes('\t') ? parseDraft(text).numbers.map(lineOf).join('\n') : text;
    const next = appendNumbers(before, added);
    onText(next);
    const parsed = parseDraft(next);
    if (parsed.numbers.length <= BATCH_MAX) onStart(parsed);
  };
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    setDroppedFile(file);
  };
  return (
    <form
      className={panelClass(styles.input, 'roomy')}
      onSubmit={onSubmit}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={onDrop}
    >
      <label htmlFor={id}>{t('input.label')}</label>
      <textarea
        id={id}
        className={`oe ${styles.box}`}
        rows={7}
        value={text}
        placeholder={t('input.placeholder')}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        aria-describedby={`${id}-hint ${id}-count`}
        aria-invalid={isOverLimit}
        onChange={(event) => onText(event.target.value)}
      />
      <p id={`${id}-hint`} className="quiet">
        {t('input.hint', { max: BATCH_MAX })}
      </p>
      <div id={`${id}-count`} className={styles.counts} role="status">
        {numbers.length > 0 && <strong>{t('input.count', { count: numbers.length })}</strong>}
        {quantityNum > 0 && <span>{t('input.quantities', { count: quantityNum })}</span>}
        {draft.duplicates.length > 0 && <span>{t('input.duplicates', { count: draft.duplicates.length })}</span>}
      </div>
      {draft.doubtful > 0 && (
        <p className={styles.note}>
          {t('input.doubtful', { count: draft.doubtful })}{' '}
          <Button variant="link" onClick={() => onText(splitDoubtful(text))}>
            {t('input.part')}
          </Button>
        </p>
      )}
      {isOverLimit && (
        <div className={styles.overLimit} role="alert">
          <p>{t('input.tooMany', { count: numbers.length, max: BATCH_MAX })}</p>
          <Button variant="primary" onClick={onStartFirst}>
            {t('input.first', { max: BATCH_MAX, count: numbers.length - BATCH_MAX })}
          </Button>
        </div>
      )}
      <div className={styles.tools}>
        <Button variant="primary" type="submit" disabled={numbers.length === 0 || isOverLimit}>
          <Icon name="search" />
          {t('input.start')}
        </Button>
        <SheetUpload droppedFile={droppedFile} onNumbers={onNumbers} onClose={() => setDroppedFile(null)} />
        {text !== '' && (
          <Button
            variant="plain"
            onClick={() => {
              batchDraft.set('');
              notify('success', t('input.cleared'), () => batchDraft.set(text));
            }}
          >
            {t('input.clear')}
          </Button>
        )}
      </div>
    </form>
  );
}
