import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { useSyncedInput } from './hooks/use-synced-input.ts';
import { Icon } from './icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** What may be typed: the field's name, and shown in it while it is empty. */
  label: string;
  submitLabel: string;
  /** What is searched for now. */
  value: string;
  onSearch: (words: string) => void;
}

/** Words that a list is narrowed by; searched for on Enter or with the button. */
export function SearchForm({ label, submitLabel, value, onSearch }: SearchFormProps) {
  const [text, setText] = useSyncedInput(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <Field
        label={label}
        isLabelUnseen
        placeholder={label}
        type="search"
        value={text}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" aria-label={submitLabel}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
