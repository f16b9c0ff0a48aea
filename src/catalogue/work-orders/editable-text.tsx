import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../providers/calls/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './editable-text.module.css';

interface EditableTextProps {
  value: string;
  /** The text when it is not edited. */
  children: ReactNode;
  label: string;
  /** The label of the edit button. */
  action: string;
  maxLength: number;
  /** The error for a text that cannot be saved; any text is accepted without it. */
  problemOf?: (text: string) => string | undefined;
  /** Rejects if the text was not saved: the field stays open and shows the error. */
  onSave: (text: string) => Promise<void>;
}

/** A text that is edited in place: Enter or blur saves, Esc cancels. */
export function EditableText({ value, children, label, action, ...rest }: EditableTextProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    // The focused field was removed: return the keyboard focus to the button.
    if (!isEditing && hasEdited.current && document.activeElement === document.body) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <TextEditor value={value} label={label} {...rest} onClose={() => setEditing(false)} />;
  return (
    <span className={styles.text}>
      {children}
      <button
        ref={editButton}
        type="button"
        className={styles.edit}
        aria-label={action}
        title={action}
        onClick={() => setEditing(true)}
      >
        <Icon name="edit" size={15} />
      </button>
    </span>
  );
}

type EditorProps = Omit<EditableTextProps, 'children' | 'action'> & { onClose: () => void };

function TextEditor({ value, label, maxLength, problemOf, onSave, onClose }: EditorProps) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<string>();
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const { run, isBusy, errorMessage } = useAction(onSave, { isErrorInForm: true, onDone: close });
  const save = () => {
    const text = draft.trim();
    if (isClosed.current || isBusy) return;
    if (text === value) return close();
    const found = problemOf?.(text);
    setProblem(found);
    if (found !== undefined) return;
    void run(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses Enter and Esc for its own candidates.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') close();
  };
  return (
    <span className={styles.editor}>
      <Field
        label={label}
        isLabelHidden
        autoFocus
        value={draft}
        maxLength={maxLength}
        error={problem ?? errorMessage ?? undefined}
        readOnly={isBusy}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => save()}
      />
      {/* Pointerdown comes before blur, which would save. */}
      <Button variant="plain" isSmall isIcon aria-label={t('action.cancel')} onPointerDown={close} onClick={close}>
        <Icon name="close" size={16} />
      </Button>
    </span>
  );
}
