import { Select } from 'antd';
import { useId } from 'react';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { useMessages } from '../../messages.ts';
import own from './columns.module.css';
import { fieldLabel, shortFieldLabel, valueLabel } from './field-label.ts';
import { useOfColumn } from './mapping-draft.ts';

const EXAMPLES = 3;
/** The choice of a column that no field takes. */
const UNUSED = '';

interface ColumnRowProps {
  table: ImportTable;
  mapping: Mapping;
  header: string;
  index: number;
  isReadOnly: boolean;
  onChange: (field: string | undefined) => void;
}

/** A column of the supplier with some of its values, and the field that it holds. */
export function ColumnRow({ table, mapping, header, index, isReadOnly, onChange }: ColumnRowProps) {
  const messages = useMessages();
  const { t, language } = messages;
  const id = useId();
  const file = catalogueFile(mapping.file);
  const use = useOfColumn(mapping, header);
  const examples = table.sample
    .map(({ cells }) => cells[index] ?? '')
    .filter((cell, at, all) => cell.trim() !== '' && all.indexOf(cell) === at)
    .slice(0, EXAMPLES);
  const options = Object.entries(file.fields).map(([field, { isRequired }]) => ({
    value: field,
    label: `${fieldLabel(file, field, language)}${isRequired === true ? ` (${t('catalogueImport:columns.required')})` : ''}`,
  }));
  const constants = Object.entries(use?.constants ?? {});
  return (
    <li className={own.column}>
      <label htmlFor={id}>{header}</label>
      <span className={`${own.examples} quiet`}>
        {examples.length === 0 ? t('catalogueImport:columns.blank') : examples.join(' · ')}
      </span>
      <div>
        <Select
          id={id}
          className={own.select ?? ''}
          showSearch
          optionFilterProp="label"
          disabled={isReadOnly}
          value={use?.field ?? UNUSED}
          options={[{ value: UNUSED, label: t('catalogueImport:columns.unused') }, ...options]}
          onChange={(field) => onChange(field === UNUSED ? undefined : field)}
        />
        {use?.constants !== undefined && (
          <small className="quiet">
            {t('catalogueImport:columns.several')}{' '}
            {constants
              .map(
                ([field, value]) =>
                  `${shortFieldLabel(file, field, language)}: ${valueLabel(file.fields[field], value, messages)}`,
              )
              .join('; ')}
          </small>
        )}
      </div>
    </li>
  );
}
