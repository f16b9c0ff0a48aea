import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { importsCalls } from '../../../contract/imports/calls.ts';
import type { ImportTable } from '../../../contract/imports/import-table.ts';
import { unusedColumns } from '../../../contract/imports/mapping/unused-columns.ts';
import { IMPORT_EDIT_POWER } from '../../../contract/imports/rules.ts';
import { omitUndefined } from '../../../contract/omit-undefined.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import type { CatalogueImport } from '../catalogue-import.ts';
import styles from '../imports.module.css';
import { draftOf, missingFields, toBody } from './mapping-draft.ts';
import { needsAttention } from './needs-attention.ts';
import { TableCard } from './table-card.tsx';
import { UnreadableFiles } from './unreadable-files.tsx';

interface ColumnsPanelProps {
  found: CatalogueImport;
  /** Back to the plan; undefined while there is none. */
  onCancel?: () => void;
}

/** What each table of the files is, and which column holds which field. */
export function ColumnsPanel({ found, onCancel }: ColumnsPanelProps) {
  const { t } = useMessages();
  const canEdit = usePowers().has(IMPORT_EDIT_POWER);
  const { importId, rowVersion, sourceName } = found;
  const [draft, setDraft] = useState(() => draftOf(found.tables));
  const [isRemembered, setIsRemembered] = useState(true);
  const [reread, setReread] = useState<Readonly<Record<number, ImportTable>>>({});
  const tables = found.tables
    .filter(({ problem }) => problem === undefined)
    .map((table) => reread[table.tableNo] ?? table);
  const isOrderAsked = ({ tableNo }: ImportTable) =>
    found.plan?.refused.some((one) => one.tableNo === tableNo && one.code === 'ambiguousDate') === true;
  const isFolded = (table: ImportTable) =>
    found.tables.length > 1 && !isOrderAsked(table) && !needsAttention(table, draft[table.tableNo] ?? [], found.plan);
  const headerLineOf = ({ tableNo }: ImportTable) => reread[tableNo]?.headerLine;
  const mappings = tables.flatMap(({ tableNo }) => draft[tableNo] ?? []);
  const isIncomplete = mappings.some((mapping) => missingFields(mapping).length > 0);
  const withUnused = tables.filter((table) => unusedColumns(table, draft[table.tableNo] ?? []).length > 0).length;
  const confirm = useAction(
    () =>
      request(importsCalls.importMap, {
        importId,
        rowVersion,
        isRemembered,
        tables: tables.map((table) => ({
          tableNo: table.tableNo,
          mappings: (draft[table.tableNo] ?? []).map(toBody),
          ...omitUndefined({ headerLine: headerLineOf(table) }),
        })),
      }),
    { isErrorInForm: true, changes: [importsCalls.importGet, importsCalls.importList] },
  );
  return (
    <>
      <p className="quiet">{t('catalogueImport:columns.lead')}</p>
      {tables.some(isFolded) && <p className="quiet">{t('catalogueImport:columns.folded')}</p>}
      <UnreadableFiles tables={found.tables} />
      {tables.map((table) => (
        <TableCard
          key={table.tableNo}
          table={table}
          mappings={draft[table.tableNo] ?? []}
          isReadOnly={!canEdit}
          isOrderAsked={isOrderAsked(table)}
          isFolded={isFolded(table)}
          importId={importId}
          onReread={(changed) => {
            setReread((current) => ({ ...current, [changed.tableNo]: changed }));
            setDraft((current) => ({ ...current, [changed.tableNo]: changed.mappings }));
          }}
          onChange={(changed) => setDraft((current) => ({ ...current, [table.tableNo]: changed }))}
        />
      ))}
      {canEdit && (
        <section className={styles.panel}>
          {mappings.length === 0 && (
            <Alert type="warning" showIcon message={t('catalogueImport:columns.nothingChosen')} />
          )}
          {isIncomplete && <Alert type="warning" showIcon message={t('catalogueImport:columns.incomplete')} />}
          {withUnused > 0 && (
            <Alert
              type="warning"
              showIcon
              message={t('catalogueImport:columns.unusedInTables', { count: withUnused })}
            />
          )}
          {confirm.errorMessage !== null && <Alert type="error" showIcon message={confirm.errorMessage} />}
          <Checkbox checked={isRemembered} onChange={({ target }) => setIsRemembered(target.checked)}>
            {t('catalogueImport:columns.remember', { name: sourceName })}
          </Checkbox>
          <div className={styles.actions}>
            <Button
              type="primary"
              disabled={mappings.length === 0 || isIncomplete}
              loading={confirm.isBusy}
              onClick={() => void confirm.run()}
            >
              {t('catalogueImport:columns.confirm')}
            </Button>
            {onCancel !== undefined && <Button onClick={onCancel}>{t('common:action.cancel')}</Button>}
          </div>
        </section>
      )}
    </>
  );
}
