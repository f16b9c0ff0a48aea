import { DownloadOutlined } from '@ant-design/icons';
import type { CrudFilter, CrudSort } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { dataProvider } from '../../providers/data.ts';
import { tell } from '../../providers/notification.ts';
import { isShown } from '../../providers/outcome.ts';
import { errorWords } from '../error-words.ts';
import { fieldText, type ReferenceNames } from '../fields/field-text.ts';
import type { Column, Resource, Row } from '../resource.ts';
import { useWords } from '../words.ts';
import { csvOf, download } from './csv.ts';
import styles from './list.module.css';

interface ExportButtonProps {
  resource: Resource;
  columns: readonly Column[];
  filters: CrudFilter[];
  sorters: CrudSort[];
  names: ReferenceNames;
}

/** What the list shows, all its pages, in its columns and order, as CSV. */
export function ExportButton({ resource, columns, filters, sorters, names }: ExportButtonProps) {
  const words = useWords();
  const { t } = words;
  const [isBusy, setBusy] = useState(false);
  const exportAll = async () => {
    setBusy(true);
    try {
      const asked = { resource: resource.name, pagination: { mode: 'off' as const }, filters, sorters };
      const { data } = await dataProvider.getList<Row>(asked);
      const head = columns.map(({ field }) => t(`${resource.name}:field.${field}`));
      const cells = data.map((row) => columns.map(({ field }) => fieldText(resource, field, { row, words, names })));
      download(`${t(`${resource.name}:title`)}.csv`, csvOf(head, cells));
      tell('success', t('list.exported', { count: data.length }));
    } catch (error) {
      if (isShown(error)) tell('error', errorWords(error, words));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} aria-label={t('list.export')} onClick={exportAll}>
      <span className={styles.wide}>{t('list.export')}</span>
    </Button>
  );
}
