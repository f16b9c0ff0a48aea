import { useTranslation } from 'react-i18next';
import type { FieldRow } from '../../../contract/api-services/documents/blocks.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { Field, TextArea } from '../../../ui/field.tsx';
import { formRows, parseBody, textOf, typedValue, valueAt, withValue } from './body-value.ts';
import styles from './debugger.module.css';

interface BodyFormProps {
  rows: readonly FieldRow[];
  body: string;
  onChange: (body: string) => void;
}

/** The fields of a body, in step with its JSON. */
export function BodyForm({ rows, body, onChange }: BodyFormProps) {
  const { t } = useTranslation('api-debugger');
  const value = parseBody(body);
  if (value === undefined) return <p className={styles.problem}>{t('notJson')}</p>;
  const set = (row: FieldRow, text: string) =>
    onChange(JSON.stringify(withValue(value, row.path, typedValue(text, row)), null, 2));
  return (
    <div className={styles.fields}>
      {formRows(rows).map((row) => {
        const label = `${row.path} (${t(row.isRequired ? 'required' : 'optional')})`;
        const text = textOf(valueAt(value, row.path), row);
        const shared = { label, value: text, ...omitUndefined({ hint: row.description || undefined }) };
        if (row.type === 'boolean') {
          return (
            <label key={row.path} className={styles.choice}>
              {label}
              <select value={text} onChange={(event) => set(row, event.target.value)}>
                <option value="">—</option>
                <option value="true">true</option>
                <option value="false">false</option>
              </select>
            </label>
          );
        }
        return row.type === 'array' ? (
          <TextArea key={row.path} {...shared} onChange={(event) => set(row, event.target.value)} />
        ) : (
          <Field
            key={row.path}
            {...shared}
            inputMode={row.type === 'string' ? 'text' : 'decimal'}
            placeholder={row.example}
            onChange={(event) => set(row, event.target.value)}
          />
        );
      })}
    </div>
  );
}
