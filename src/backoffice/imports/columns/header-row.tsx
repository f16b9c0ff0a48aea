import { Button, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { importsCalls } from '../../../contract/imports/calls.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { IMPORT_HEADER_LINE_MAX } from '../../../contract/imports/rules.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import styles from '../imports.module.css';
import own from './columns.module.css';

interface HeaderRowProps {
  importId: number;
  table: ImportTable;
  isReadOnly: boolean;
  onReread: (table: ImportTable) => void;
}

/** Chooses the header row of a table, for when the suggested one is wrong. */
export function HeaderRow({ importId, table: { tableNo, headerLine }, isReadOnly, onReread }: HeaderRowProps) {
  const { t } = useMessages();
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(headerLine);
  const [isRefused, setIsRefused] = useState(false);
  const read = useAction(
    () => request(importsCalls.importTable, { importId, tableNo, headerLine: chosen ?? headerLine }),
    {
      onDone: (found) => {
        setIsRefused(found === null);
        if (found !== null) onReread(found);
      },
    },
  );
  const isChanged = chosen !== null && chosen !== headerLine;
  return (
    <div className={`${styles.actions} ${own.headerRow}`}>
      <label htmlFor={id}>{t('catalogueImport:columns.headerRow')}</label>
      <InputNumber
        id={id}
        min={1}
        max={IMPORT_HEADER_LINE_MAX}
        precision={0}
        disabled={isReadOnly}
        value={chosen}
        onChange={setChosen}
        onPressEnter={() => isChanged && void read.run()}
      />
      {!isReadOnly && (
        <Button disabled={!isChanged} loading={read.isBusy} onClick={() => void read.run()}>
          {t('catalogueImport:columns.reread')}
        </Button>
      )}
      <span role="alert" className={styles.problem}>
        {isRefused ? t('catalogueImport:columns.noHeaderThere') : ''}
      </span>
    </div>
  );
}
