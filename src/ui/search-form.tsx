import type { FormEvent } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { useSyncedInput } from './hooks/use-synced-input.ts';
import { Icon } from './icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** Label and placeholder of the input. */
  label: string;
  submitLabel: string;
  value: string;
  onSearch: (text: string) => void;
}

/** A search field, submitted with Enter or its button. */
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
        isLabelHidden
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
