import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';

interface FieldLayoutProps {
  label: string;
  /** Error message below the field. */
  error?: string | undefined;
  hint?: string;
  isLabelHidden?: boolean;
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldLayoutProps {
  inputRef?: Ref<HTMLInputElement>;
}

/** A text input with its label. */
export function Field({ label, error, hint, isLabelHidden = false, inputRef, ...input }: FieldProps) {
  const className = `${styles.input} ${input.className ?? ''}`;
  return (
    <FieldLayout {...{ label, error, isLabelHidden }} {...(hint === undefined ? {} : { hint })}>
      {(control) => <input {...input} {...control} ref={inputRef} className={className} />}
    </FieldLayout>
  );
}

/** A multi-line input with its label. */
export function TextArea({
  label,
  error,
  hint,
  ...area
}: TextareaHTMLAttributes<HTMLTextAreaElement> & Omit<FieldLayoutProps, 'isLabelHidden'>) {
  return (
    <FieldLayout {...{ label, error }} {...(hint === undefined ? {} : { hint })}>
      {(control) => <textarea rows={3} {...area} {...control} className={styles.input} />}
    </FieldLayout>
  );
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Label, hint and error of a control, linked to it for assistive technology. */
function FieldLayout({
  label,
  error,
  hint,
  isLabelHidden,
  children,
}: FieldLayoutProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const describedBy = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : styles.label}>
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
