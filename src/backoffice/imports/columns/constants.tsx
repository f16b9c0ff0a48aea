import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { booleanOf } from '../../../contract/imports/cells/boolean.ts';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import type { Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import own from './columns.module.css';
import { fieldLabel, valueLabel } from './field-label.ts';
import { freeFields, withConstant } from './mapping-draft.ts';

interface ConstantsProps {
  mapping: Mapping;
  isReadOnly: boolean;
  onChange: (mapping: Mapping) => void;
}

/** Values that all rows share because no column has them: brand, date, tax. */
export function Constants({ mapping, isReadOnly, onChange }: ConstantsProps) {
  const { t, language } = useMessages();
  const id = useId();
  const file = catalogueFile(mapping.file);
  const free = freeFields(mapping);
  return (
    <div className={styles.choices}>
      <h3>{t('catalogueImport:columns.constants')}</h3>
      {Object.entries(mapping.constants ?? {}).map(([field, value]) => {
        const label = fieldLabel(file, field, language);
        return (
          <div key={field} className={own.constant}>
            <label htmlFor={`${id}-${field}`}>{label}</label>
            <ConstantInput
              id={`${id}-${field}`}
              {...{ mapping, field, value, isReadOnly }}
              onChange={(changed) => onChange(withConstant(mapping, field, changed))}
            />
            {!isReadOnly && (
              <Button
                icon={<DeleteOutlined />}
                aria-label={`${t('common:action.delete')}: ${label}`}
                onClick={() => onChange(withConstant(mapping, field, undefined))}
              />
            )}
          </div>
        );
      })}
      {!isReadOnly && free.length > 0 && (
        <Select
          className={own.add ?? ''}
          aria-label={t('catalogueImport:columns.addConstant')}
          placeholder={t('catalogueImport:columns.addConstant')}
          showSearch
          optionFilterProp="label"
          value={null}
          options={free.map((field) => ({ value: field, label: fieldLabel(file, field, language) }))}
          onChange={(field: string | null) => field !== null && onChange(withConstant(mapping, field, ''))}
        />
      )}
    </div>
  );
}

interface ConstantInputProps {
  id: string;
  mapping: Mapping;
  field: string;
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

function ConstantInput({ id, mapping, field, value, isReadOnly, onChange }: ConstantInputProps) {
  const messages = useMessages();
  const found = catalogueFile(mapping.file).fields[field];
  const choices =
    found?.kind === 'choice' ? Object.keys(found.choices) : found?.kind === 'boolean' ? ['yes', 'no'] : undefined;
  // Titles say 是 or 含税.
  const isTrue = found?.kind === 'boolean' ? booleanOf(value) : undefined;
  const chosen = isTrue === undefined ? value : isTrue ? 'yes' : 'no';
  if (choices !== undefined && (chosen === '' || choices.includes(chosen)))
    return (
      <Select
        id={id}
        disabled={isReadOnly}
        value={chosen === '' ? null : chosen}
        options={choices.map((choice) => ({
          value: choice,
          label: valueLabel(found, choice, messages),
        }))}
        onChange={(next: string | null) => onChange(next ?? '')}
      />
    );
  return (
    <Input
      id={id}
      value={value}
      maxLength={200}
      disabled={isReadOnly}
      placeholder={found?.example ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
