import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './editable-text.module.css';

interface EditableTextProps {
  value: string;
  /** The text while it is not being edited. */
  children: ReactNode;
  /** The field's label. */
  label: string;
  /** What the pencil does. */
  action: string;
  maxLength: number;
  /** What to say to an empty text; without it, a text may be empty. */
  emptyError?: string;
  /** @throws when the text was not saved: it stays in the field, with the reason beside it */
  onSave: (text: string) => Promise<void>;
}

/** A text that is edited where it stands: Enter or leaving saves, Esc leaves it as it was. */
export function EditableText({ value, children, label, action, ...rest }: EditableTextProps) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    // The field is gone with the focus in it: a keyboard goes on from the pencil.
    if (!isEditing && hasEdited.current && document.activeElement === document.body) pencil.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <TextEditor value={value} label={label} {...rest} onClose={() => setEditing(false)} />;
  return (
    <span className={styles.text}>
      {children}
      <button
        ref={pencil}
        type="button"
        className={styles.pencil}
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

function TextEditor({ value, label, maxLength, emptyError, onSave, onClose }: EditorProps) {
  const { t } = useTranslation();
  const wordsOf = useErrorMessage();
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const save = async () => {
    const text = draft.trim();
    if (isClosed.current || isBusy) return;
    if (text === value) return close();
    if (text === '' && emptyError !== undefined) return setError(emptyError);
    setBusy(true);
    try {
      await onSave(text);
      close();
    } catch (problem) {
      setError(wordsOf(problem));
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Esc also choose and leave the words of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') close();
  };
  return (
    <span className={styles.editor}>
      <Field
        label={label}
        isLabelUnseen
        autoFocus
        value={draft}
        maxLength={maxLength}
        error={error}
        readOnly={isBusy}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
      />
      {/* Pressed before the field is left, so that leaving does not save. */}
      <Button variant="plain" isSmall isIcon aria-label={t('action.cancel')} onPointerDown={close} onClick={close}>
        <Icon name="close" size={16} />
      </Button>
    </span>
  );
}
