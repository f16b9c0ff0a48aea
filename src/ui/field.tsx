import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

interface FrameProps {
  label: string;
  /** What is wrong, shown beside the field. */
  error?: string | undefined;
  hint?: string;
  isLabelUnseen?: boolean;
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FrameProps {
  inputRef?: Ref<HTMLInputElement>;
}

/** A field of one line. */
export function Field({ label, error, hint, isLabelUnseen = false, inputRef, ...input }: FieldProps) {
  const className = `${styles.input} ${input.className ?? ''}`;
  return (
    <Frame {...{ label, error, isLabelUnseen }} {...(hint === undefined ? {} : { hint })}>
      {(own) => <input {...input} {...own} ref={inputRef} className={className} />}
    </Frame>
  );
}

/** A field of several lines. */
export function TextArea({
  label,
  error,
  hint,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & Omit<FrameProps, 'isLabelUnseen'>) {
  return (
    <Frame {...{ label, error }} {...(hint === undefined ? {} : { hint })}>
      {(own) => <textarea rows={3} {...area} {...own} className={styles.input} />}
    </Frame>
  );
}

interface Own {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The label above, what helps and what is wrong below; the field is told of both. */
function Frame({ label, error, hint, isLabelUnseen, children }: FrameProps & { children: (own: Own) => ReactNode }) {
  const id = useId();
  const describedBy = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelUnseen ? 'unseen' : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
