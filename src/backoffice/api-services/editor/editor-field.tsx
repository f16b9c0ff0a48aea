import type { ReactNode } from 'react';
import { useMessages } from '../../messages.ts';
import type { Problems } from './definition-problems.ts';
import styles from './editor.module.css';
import { fieldId } from './field-id.ts';

interface EditorFieldProps {
  /** The path of the field in the definition. */
  path: string;
  /** A key of `apiInterface:field`; the path by default. */
  label?: string;
  hint?: string;
  problems: Problems;
  isWide?: boolean;
  children: (input: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode;
}

/** A field of the template: label, input, hint, and what is wrong with it. */
export function EditorField({ path, label = path, hint, problems, isWide = false, children }: EditorFieldProps) {
  const { t } = useMessages();
  const id = fieldId(path);
  const problem = problems[path];
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{t(`apiInterface:field.${label}`)}</label>
      {children({ id, 'aria-invalid': problem !== undefined, 'aria-describedby': `${id}-note` })}
      <span id={`${id}-note`} className={problem === undefined ? styles.hint : styles.problem}>
        {problem ?? hint}
      </span>
    </div>
  );
}
