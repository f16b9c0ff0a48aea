import { Table } from 'antd';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import list from '../list/list.module.css';
import { useMessages } from '../messages.ts';
import type { CatalogueImport } from './catalogue-import.ts';
import { formatBytes } from './format-bytes.ts';
import styles from './imports.module.css';

const PAGE_SIZE = 20;

interface FileRow {
  path: string;
  /** Null for a file within a zip. */
  bytes: number | null;
  /** Null for a picture, and before the rows are counted. */
  rows: number | null;
}

/** The files of an import with their sizes and rows, tables before pictures. */
export function FilesPanel({ found }: { found: CatalogueImport }) {
  const { t, language } = useMessages();
  const files = filesOf(found);
  if (files.length === 0) return null;
  const title = t('catalogueImport:list.files');
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <ScrollRegion className={list.table ?? ''} aria-label={title}>
        <Table<FileRow>
          rowKey="path"
          size="small"
          dataSource={files}
          pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            { title: t('catalogueImport:plan.file'), render: (_, { path }) => path },
            {
              title: t('catalogueImport:list.size'),
              align: 'right',
              render: (_, { bytes }) => (bytes === null ? '—' : formatBytes(bytes, language)),
            },
            {
              title: t('catalogueImport:plan.rows'),
              align: 'right',
              render: (_, { rows }) => (rows === null ? '—' : rows.toLocaleString(language)),
            },
          ]}
        />
      </ScrollRegion>
    </section>
  );
}

function filesOf({ uploads, tables, plan }: CatalogueImport): FileRow[] {
  const rowsOf = new Map<string, number>();
  for (const { tableNo, rows } of plan?.tables ?? []) {
    const file = tables.find((table) => table.tableNo === tableNo)?.file;
    if (file !== undefined) rowsOf.set(file, (rowsOf.get(file) ?? 0) + rows);
  }
  const bytesOf = new Map(uploads.map(({ path, bytes }) => [path, bytes]));
  const paths = new Set([...tables.map(({ file }) => file), ...uploads.map(({ path }) => path)]);
  return [...paths].map((path) => ({
    path,
    bytes: bytesOf.get(path) ?? null,
    rows: rowsOf.get(path) ?? null,
  }));
}
