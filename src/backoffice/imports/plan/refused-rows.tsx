import { Button, Table } from 'antd';
import { useState } from 'react';
import { importsCalls } from '../../../contract/imports/calls.ts';
import { catalogueFile } from '../../../contract/imports/format/catalogue-files.ts';
import type { PlannedRefusal } from '../../../contract/imports/import-plan.ts';
import { placeText } from '../../../contract/imports/place-text.ts';
import { refusalText } from '../../../contract/imports/refusal-text.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { download } from '../../list/export/csv.ts';
import list from '../../list/list.module.css';
import { useMessages } from '../../messages.ts';
import type { CatalogueImport } from '../catalogue-import.ts';
import { shortFieldLabel } from '../columns/field-label.ts';
import styles from '../imports.module.css';
import own from './plan.module.css';
import { ProblemList } from './problem-list.tsx';

interface RefusedRowsProps {
  found: CatalogueImport;
  refused: readonly PlannedRefusal[];
  /** Whether the values alone were left out and their rows imported. */
  areValues?: boolean;
}

const keyOf = ({ tableNo, field, code }: PlannedRefusal) => `${tableNo} ${field} ${code}`;

/** The refused rows, or values left out, by reason, one by one, and as a file in the supplier's own columns. */
export function RefusedRows({ found, refused, areValues = false }: RefusedRowsProps) {
  const { t, language } = useMessages();
  const [chosen, setChosen] = useState<PlannedRefusal>();
  if (refused.length === 0) return null;
  const tableOf = (no: number) => found.tables.find(({ tableNo }) => tableNo === no);
  const fileOf = (no: number) => {
    const table = tableOf(no);
    return table === undefined ? '' : placeText(table);
  };
  const labelOf = ({ tableNo, field }: PlannedRefusal) => fieldText(tableOf(tableNo), field, language);
  const reasonOf = (refusal: PlannedRefusal) => {
    const { zh, en } = refusalText({ ...refusal, detail: refusal.details?.[0] ?? null }, found.tables);
    return inLanguage(language, zh, en);
  };
  const tables = [...new Set(refused.map(({ tableNo }) => tableNo))];
  return (
    <section className={styles.panel}>
      <h2>{t(areValues ? 'catalogueImport:refused.valuesTitle' : 'catalogueImport:refused.title')}</h2>
      {areValues && <p className="quiet">{t('catalogueImport:refused.valuesHint')}</p>}
      <div className={`${styles.actions} ${own.downloads}`}>
        {tables.map((tableNo) => (
          <DownloadButton key={tableNo} importId={found.importId} tableNo={tableNo}>
            {t(areValues ? 'catalogueImport:refused.valuesDownload' : 'catalogueImport:refused.download', {
              name: fileOf(tableNo),
            })}
          </DownloadButton>
        ))}
      </div>
      <div className={list.table}>
        <Table<PlannedRefusal>
          rowKey={keyOf}
          size="small"
          dataSource={refused}
          pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            {
              title: t('catalogueImport:plan.file'),
              render: (_, { tableNo }) => <span className={own.file}>{fileOf(tableNo)}</span>,
            },
            {
              title: t('catalogueImport:refused.reason'),
              render: (_, refusal) => (
                <span className={own.reason}>{`${labelOf(refusal)} ${reasonOf(refusal)}`.trim()}</span>
              ),
            },
            {
              title: t('catalogueImport:refused.examples'),
              render: (_, { details, firstLine }) => (
                <span className={own.reason}>
                  {[t('catalogueImport:refused.line', { line: firstLine }), details?.filter(Boolean).join(', ')]
                    .filter(Boolean)
                    .join(': ')}
                </span>
              ),
            },
            {
              title: t('catalogueImport:plan.rows'),
              align: 'right',
              render: (_, { rows }) => rows.toLocaleString(language),
            },
            {
              title: t('list.actions'),
              render: (_, refusal) => (
                <Button
                  size="small"
                  aria-label={`${t('catalogueImport:refused.show')}: ${fileOf(refusal.tableNo)} ${labelOf(refusal)}`}
                  onClick={() => setChosen(refusal)}
                >
                  {t('catalogueImport:refused.show')}
                </Button>
              ),
            },
          ]}
        />
      </div>
      {chosen !== undefined && (
        <ProblemList
          key={keyOf(chosen)}
          importId={found.importId}
          tableNo={chosen.tableNo}
          code={chosen.code}
          file={fileOf(chosen.tableNo)}
          fieldText={(field) => fieldText(tableOf(chosen.tableNo), field, language)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

/** The supplier's own header and what it means; a problem of the whole row has no field. */
function fieldText(table: CatalogueImport['tables'][number] | undefined, field: string, language: string): string {
  const mapping = table?.mappings.find(({ file }) => Object.hasOwn(catalogueFile(file).fields, field));
  if (mapping === undefined) return field;
  const label = shortFieldLabel(catalogueFile(mapping.file), field, language);
  const header = mapping.columns[field];
  return header === undefined || header === field || header === label ? label : `${header} (${label})`;
}

interface DownloadButtonProps {
  importId: number;
  tableNo: number;
  children: string;
}

function DownloadButton({ importId, tableNo, children }: DownloadButtonProps) {
  const fetchFile = useAction(() => request(importsCalls.importRefused, { importId, tableNo }), {
    onDone: ({ fileName, mediaType, content }) =>
      download(fileName, new Blob([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], { type: mediaType })),
  });
  return (
    <Button loading={fetchFile.isBusy} onClick={() => void fetchFile.run()}>
      {children}
    </Button>
  );
}
