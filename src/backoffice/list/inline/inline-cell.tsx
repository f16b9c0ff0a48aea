import { Input, InputNumber, Switch } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { fieldProblem, inputValue } from '../../form/field-problem.ts';
import { useMessages } from '../../messages.ts';
import type { Resource, Row } from '../../resource.ts';
import styles from './inline-cell.module.css';
import type { InlineField } from './inline-field.ts';
import { useInlineSave } from './use-inline-save.ts';

interface InlineCellProps {
  resource: Resource;
  field: string;
  inline: InlineField;
  row: Row;
  /** The name of the record, for screen readers. */
  name: string;
  /** The value as text. */
  text: string;
}

/** A cell that is edited in place: Enter or leaving it saves, Esc does not. */
export function InlineCell(props: InlineCellProps) {
  const { resource, field, inline, row, name, text } = props;
  const { t } = useMessages();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { save, saving } = useInlineSave(resource, field);
  const label = t('inline.edit', { label: t(`${resource.name}:field.${field}`), name });
  if (inline.kind === 'boolean') {
    const value = saving === undefined ? row[field] : saving.value;
    return (
      <Switch
        size="small"
        aria-label={label}
        checked={value === true}
        loading={saving !== undefined}
        onChange={(changed) => void save(row, changed)}
      />
    );
  }
  if (isEditing) {
    return (
      <InlineInput
        {...props}
        label={label}
        onDone={(value, isByKey) => {
          setEditing(false);
          if (value !== undefined && value.changed !== row[field]) void save(row, value.changed);
          // Where the focus was before, unless the user has moved it on.
          if (isByKey) setTimeout(() => button.current?.focus());
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={styles.value}
      aria-label={`${label}: ${text || '—'}`}
      disabled={saving !== undefined}
      onClick={() => setEditing(true)}
    >
      {saving === undefined ? text || '—' : String(saving.value ?? '—')}
    </button>
  );
}

interface InlineInputProps extends InlineCellProps {
  label: string;
  /** Undefined: nothing is to be saved. */
  onDone: (value: { changed: unknown } | undefined, isByKey: boolean) => void;
}

function InlineInput({ resource, field, inline: { kind, schema }, row, label, onDone }: InlineInputProps) {
  const { t, has } = useMessages();
  const [value, setValue] = useState(row[field]);
  // Unmounting the input blurs it, which must not save again.
  const isDone = useRef(false);
  const problem = fieldProblem(schema, value);
  const invalidKey = `${resource.name}:invalid.${field}`;
  const message =
    problem === undefined
      ? undefined
      : problem.key === 'format' && has(invalidKey)
        ? t(invalidKey)
        : t(`invalid.${problem.key}`, { label: t(`${resource.name}:field.${field}`), ...problem.values });
  const finish = (isByKey: boolean) => {
    if (isDone.current || message !== undefined) return;
    isDone.current = true;
    onDone({ changed: inputValue(schema, value) }, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(true);
    if (event.key !== 'Escape') return;
    isDone.current = true;
    onDone(undefined, true);
  };
  const shared = {
    autoFocus: true,
    size: 'small' as const,
    'aria-label': label,
    'aria-invalid': message !== undefined,
    ...(message === undefined ? {} : { status: 'error' as const }),
    onKeyDown,
    onBlur: () => finish(false),
  };
  return (
    <span className={styles.editor}>
      {kind === 'number' ? (
        <InputNumber {...shared} value={typeof value === 'number' ? value : null} onChange={setValue} />
      ) : (
        <Input
          {...shared}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
      {message !== undefined && <span role="alert">{message}</span>}
    </span>
  );
}
