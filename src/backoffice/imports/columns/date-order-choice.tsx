import { Select } from 'antd';
import { useId } from 'react';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import type { Mapping } from '../../../contract/imports/mapping/mapping.ts';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import { dateInDoubt, withDateOrder } from './mapping-draft.ts';

const NOT_KNOWN = 'noDateOrder';

interface DateOrderChoiceProps {
  table: ImportTable;
  mapping: Mapping;
  isReadOnly: boolean;
  isOrderAsked: boolean;
  onChange: (mapping: Mapping) => void;
}

/** The order of day and month, for tables with dates that begin with them. */
export function DateOrderChoice({ table, mapping, isReadOnly, isOrderAsked, onChange }: DateOrderChoiceProps) {
  const { t } = useMessages();
  const id = useId();
  const found = dateInDoubt(table, mapping);
  const { dateOrder } = mapping;
  if (found === undefined && dateOrder === undefined && !isOrderAsked) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('catalogueImport:columns.dateOrder', { example: found ?? '05/06/2020' })}</label>
      <Select<NonNullable<Mapping['dateOrder']> | typeof NOT_KNOWN>
        id={id}
        disabled={isReadOnly}
        status={dateOrder === undefined ? 'warning' : ''}
        value={dateOrder ?? NOT_KNOWN}
        options={(['dayFirst', 'monthFirst', NOT_KNOWN] as const).map((value) => ({
          value,
          label: t(`catalogueImport:columns.${value}`),
        }))}
        onChange={(chosen) => onChange(withDateOrder(mapping, chosen === NOT_KNOWN ? undefined : chosen))}
      />
    </div>
  );
}
