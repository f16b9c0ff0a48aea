import { Alert, Select } from 'antd';
import { useId } from 'react';
import type { CatalogueFileName } from '../../../contract/imports/format/catalogue-file.ts';
import { catalogueFile, catalogueFiles } from '../../../contract/imports/format/catalogue-files.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { taxDisagreements } from '../../../contract/imports/mapping/title-constants.ts';
import { placeText } from '../../../contract/imports/place-text.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import { ColumnRow } from './column-row.tsx';
import { Constants } from './constants.tsx';
import { DateOrderChoice } from './date-order-choice.tsx';
import { fieldLabel } from './field-label.ts';
import { missingFields, withColumn, withTaxAnew } from './mapping-draft.ts';

/** The choice of a table that is left out. */
const NOT_IMPORTED = '';

interface MappingFormProps {
  table: ImportTable;
  /** Undefined for a table that is not imported. */
  mapping: Mapping | undefined;
  label: string;
  isReadOnly: boolean;
  /** Dates of the table were refused because their order is not known. */
  isOrderAsked: boolean;
  onChange: (mapping: Mapping) => void;
  onFile: (file: CatalogueFileName | undefined) => void;
}

/** Which file of the format a table is, and the field of each column. */
export function MappingForm({ table, mapping, label, isReadOnly, isOrderAsked, onChange, onFile }: MappingFormProps) {
  const { t, language } = useMessages();
  const id = useId();
  const missing = mapping === undefined ? [] : missingFields(mapping);
  const options: { value: CatalogueFileName | typeof NOT_IMPORTED; label: string }[] = [
    { value: NOT_IMPORTED, label: t('catalogueImport:columns.notImported') },
    ...catalogueFiles.map(({ name, about }) => ({
      value: name,
      label: `${inLanguage(language, about.zh, about.en)} (${name})`,
    })),
  ];
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <Select<CatalogueFileName | typeof NOT_IMPORTED>
          id={id}
          aria-label={`${label}: ${placeText(table)}`}
          showSearch
          optionFilterProp="label"
          disabled={isReadOnly}
          value={mapping?.file ?? NOT_IMPORTED}
          options={options}
          onChange={(chosen) => onFile(chosen === NOT_IMPORTED ? undefined : chosen)}
        />
      </div>
      {mapping !== undefined && (
        <>
          {missing.length > 0 && (
            <Alert
              type="error"
              showIcon
              message={t('catalogueImport:columns.missing', {
                fields: missing.map((field) => fieldLabel(catalogueFile(mapping.file), field, language)).join('; '),
              })}
            />
          )}
          {taxDisagreements(table, mapping).map(({ header, isIncluded }) => (
            <Alert
              key={header}
              type="warning"
              showIcon
              message={t(`catalogueImport:columns.${isIncluded ? 'taxDespiteTitle' : 'noTaxDespiteTitle'}`, { header })}
            />
          ))}
          <ul className={styles.choices} aria-label={t('catalogueImport:columns.title')}>
            {table.columns.map((header, index) => (
              <ColumnRow
                key={header}
                {...{ table, mapping, header, index, isReadOnly }}
                onChange={(field) => onChange(withTaxAnew(table, mapping, withColumn(mapping, header, field)))}
              />
            ))}
          </ul>
          <DateOrderChoice {...{ table, mapping, isReadOnly, isOrderAsked, onChange }} />
          <Constants {...{ mapping, isReadOnly, onChange }} />
        </>
      )}
    </>
  );
}
