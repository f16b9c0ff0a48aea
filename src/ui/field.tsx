import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong, shown beside the field. */
  error?: string | undefined;
  hint?: string;
  isLabelUnseen?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

export function Field({ label, error, hint, isLabelUnseen = false, inputRef, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelUnseen ? 'unseen' : styles.label}>
        {label}
      </label>
      <input
        {...input}
        ref={inputRef}
        id={id}
        className={`${styles.input} ${input.className ?? ''}`}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      />
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
