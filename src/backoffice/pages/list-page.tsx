import { PlusOutlined } from '@ant-design/icons';
import { useTable } from '@refinedev/antd';
import type { CrudSort, HttpError } from '@refinedev/core';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldText } from '../fields/field-text.ts';
import { useReferences } from '../fields/use-references.ts';
import { ColumnMenu } from '../list/column-menu.tsx';
import { CsvButton } from '../list/csv-button.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { FilterChips } from '../list/filter-chips.tsx';
import { filterTree } from '../list/filter-tree.ts';
import styles from '../list/list.module.css';
import { ListTable } from '../list/list-table.tsx';
import { useColumns } from '../list/use-columns.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { RecordRow, Resource, Row } from '../resource.ts';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { useRowShortcuts } from '../shortcuts/use-row-shortcuts.ts';
import { usePermissions } from '../use-permissions.ts';

/** The list of a resource. Filters, sort and page are in the URL. A tree is loaded whole, nested and without pages. */
export function ListPage({ resource }: { resource: Resource }) {
  const messages = useMessages();
  const { t } = messages;
  const { name, tree, footer: Footer } = resource;
  const { columns, choose } = useColumns(resource);
  const table = useListTable(resource);
  const { tableProps, tableQuery, filters, setFilters, sorters, current, setCurrent } = table;
  const { names } = useReferences(
    resource,
    resource.columns.map(({ field }) => field),
    tableQuery.data?.data,
  );
  const rowShortcuts = useRowShortcuts();
  const textOf = (row: Row, field: string) => fieldText(resource, field, { row, messages, names });
  const rows = filterTree(resource, tableQuery.data?.data ?? [], { filters, textOf });
  const readTree = async () => ({
    head: columns.map(({ field }) => t(`${name}:field.${field}`)),
    cells: rows.map((row) => columns.map(({ field }) => textOf(row, field))),
  });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t(`${name}:title`)}</h1>
        {tree === undefined ? (
          <ExportButton
            resource={resource}
            columns={columns}
            filters={filters}
            sorters={sorters}
            names={names}
            total={tableQuery.data?.total ?? 0}
          />
        ) : (
          <CsvButton name={t(`${name}:title`)} read={readTree} />
        )}
        <ColumnMenu resource={resource} chosen={columns.map(({ field }) => field)} onChoose={choose} />
        <AddButton resource={resource} />
      </div>
      <FilterChips
        resource={resource}
        filters={filters}
        onFilter={(changed) => {
          setFilters(changed, 'replace');
          setCurrent(1);
        }}
      />
      <div ref={rowShortcuts} className={styles.table}>
        {tableQuery.error === null ? (
          <ListTable
            resource={resource}
            columns={columns}
            names={names}
            sorters={sorters}
            tableProps={tableProps}
            rows={rows}
            isFiltered={filters.length > 0}
            onClear={() => setFilters([], 'replace')}
            onPageEmptied={() => setCurrent(Math.max(1, current - 1))}
          />
        ) : (
          <LoadError error={tableQuery.error} onRetry={() => tableQuery.refetch()} />
        )}
      </div>
      {Footer !== undefined && <Footer />}
    </div>
  );
}

function useListTable(resource: Resource) {
  const { name, tree } = resource;
  const table = useTable<RecordRow, HttpError, Row>({
    resource: name,
    syncWithLocation: true,
    pagination: tree === undefined ? { pageSize: 10 } : { mode: 'off' },
    sorters: { initial: initialSort(resource) },
    // A tree is filtered in the browser, by what the list shows (filterTree).
    filters: { defaultBehavior: 'replace', mode: tree === undefined ? 'server' : 'off' },
    errorNotification: false,
  });
  const { setFilters, setSorters, setCurrent } = table;
  const { search } = useLocation();
  // The menu links to the list without a query; Refine would keep the filters, sort and page of before.
  useEffect(() => {
    if (search !== '') return;
    setFilters([], 'replace');
    setSorters(initialSort(resource));
    setCurrent(1);
  }, [search, resource, setFilters, setSorters, setCurrent]);
  return table;
}

const initialSort = ({ sort }: Resource): CrudSort[] =>
  sort === undefined ? [] : [{ field: sort[0], order: sort[1] }];

function AddButton({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { canAdd } = usePermissions(resource);
  const add = () => navigate(`${resource.path}/create`);
  useShortcuts(canAdd ? [{ key: 'n', label: t('common:action.add'), run: add }] : []);
  if (!canAdd) return null;
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} aria-keyshortcuts="n" onClick={add}>
      {t('common:action.add')}
    </Button>
  );
}
