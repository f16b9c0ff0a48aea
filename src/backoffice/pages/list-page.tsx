import { PlusOutlined } from '@ant-design/icons';
import type { CrudFilter } from '@refinedev/core';
import { Button, Form, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { SavedView } from '../../contract/saved-views/schemas.ts';
import { toFilters } from '../../providers/data.ts';
import { notify } from '../../providers/notification.ts';
import { fieldText } from '../fields/field-text.ts';
import { useReferences } from '../fields/use-references.ts';
import { ColumnMenu } from '../list/columns/column-menu.tsx';
import { columnsOf } from '../list/columns/list-layout.ts';
import { useListLayout } from '../list/columns/use-list-layout.ts';
import { ListDrawer } from '../list/drawer/list-drawer.tsx';
import { StartButton } from '../list/drawer/start-button.tsx';
import { ExportButton } from '../list/export/export-button.tsx';
import { type ExportFormat, readExport } from '../list/export/read-export.ts';
import { TableExportButton } from '../list/export/table-export-button.tsx';
import { FilterChips } from '../list/filters/filter-chips.tsx';
import { filterTree } from '../list/filters/filter-tree.ts';
import styles from '../list/list.module.css';
import { ListTable } from '../list/list-table.tsx';
import { useListTable } from '../list/use-list-table.ts';
import { useListOpening, useSavedViews } from '../list/views/use-saved-views.ts';
import { fromViewState, toViewState } from '../list/views/view-state.ts';
import { ViewsMenu } from '../list/views/views-menu.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { OrderButton } from '../order/order-button.tsx';
import { ResourceImportButton } from '../record-imports/import-button.tsx';
import type { Resource, Row } from '../resource.ts';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { useRowShortcuts } from '../shortcuts/use-row-shortcuts.ts';
import { usePermissions } from '../use-permissions.ts';

/** The list of a resource. Filters, sort and page are in the URL. A tree is loaded whole, nested and without pages. */
export function ListPage({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const opening = useListOpening(resource);
  const keyOfMissing = opening.state === 'open' && opening.isMissing ? opening.key : undefined;
  useEffect(() => {
    if (keyOfMissing !== undefined) notify('warning', t('views.missing'));
  }, [keyOfMissing, t]);
  if (opening.state === 'redirect') return <Navigate to={opening.to} replace />;
  if (opening.state === 'loading') return <Skeleton active title paragraph={{ rows: 8 }} />;
  return <List key={opening.key} resource={resource} view={opening.view} />;
}

function List({ resource, view }: { resource: Resource; view: SavedView | undefined }) {
  const messages = useMessages();
  const { t } = messages;
  const { name, tree, header: Header, tools: Tools, footer: Footer } = resource;
  const [initial] = useState(() => (view === undefined ? undefined : fromViewState(resource, view.state)));
  const { layout, change: changeLayout } = useListLayout(resource, initial?.layout);
  const columns = columnsOf(resource, layout);
  const savedViews = useSavedViews(resource);
  const table = useListTable(resource, initial);
  const { form: searchForm } = table.searchFormProps;
  const { tableProps, tableQuery, filters, setFilters, sorters, current, setCurrent } = table;
  const { names } = useReferences(
    resource,
    resource.columns.map(({ field }) => field),
    tableQuery.data?.data,
  );
  const rowShortcuts = useRowShortcuts();
  const filter = (changed: CrudFilter[]) => {
    setFilters(changed, 'replace');
    setCurrent(1);
  };
  const textOf = (row: Row, field: string, isStored = false) =>
    fieldText(resource, field, { row, messages, names, isStored });
  const rows = filterTree(resource, tableQuery.data?.data ?? [], { filters, textOf });
  // Read again as an export, which the audit records.
  const readTree = async (format: ExportFormat) => {
    const { rows: all } = await readExport(resource, { filters: [], sorters, format });
    return {
      head: columns.map(({ field }) => t(`${name}:field.${field}`)),
      cells: filterTree(resource, all, { filters, textOf }).map((row) =>
        // An exported file is imported again.
        columns.map(({ field }) => textOf(row, field, resource.crud.importKey !== undefined)),
      ),
    };
  };
  return (
    <div className={styles.page}>
      <div className={`${styles.head} ${styles.listHead}`}>
        <h1>{t(`${name}:title`)}</h1>
        {tree === undefined ? (
          <ExportButton
            resource={resource}
            columns={columns}
            filters={filters}
            sorters={sorters}
            total={tableQuery.data?.total ?? 0}
          />
        ) : (
          <TableExportButton name={t(`${name}:title`)} read={readTree} />
        )}
        <ViewsMenu
          path={resource.path}
          views={savedViews.views}
          current={savedViews.current}
          state={toViewState(resource, { filters, sorters, layout })}
          refetch={savedViews.refetch}
        />
        <ColumnMenu resource={resource} layout={layout} onChange={changeLayout} />
        <OrderButton resource={resource} />
        <ResourceImportButton resource={resource} />
        {Tools !== undefined && <Tools />}
        <AddButton resource={resource} />
        <StartButton resource={resource} rows={rows} />
      </div>
      {Header !== undefined && <Header filters={filters} onFilter={filter} />}
      {/* Refine writes the filters of the URL into it, whether or not it has fields. */}
      {searchForm !== undefined && <Form form={searchForm} component={false} />}
      <FilterChips resource={resource} filters={filters} onFilter={filter} />
      <div ref={rowShortcuts} className={styles.table}>
        {tableQuery.error === null ? (
          <ListTable
            resource={resource}
            columns={columns}
            density={layout.density}
            names={names}
            sorters={sorters}
            tableProps={tableProps}
            rows={rows}
            filters={toFilters(filters, resource.crud.filters.shape)}
            total={tableQuery.data?.total ?? 0}
            onClear={() => setFilters([], 'replace')}
            onPageEmptied={() => setCurrent(Math.max(1, current - 1))}
          />
        ) : (
          <LoadError error={tableQuery.error} onRetry={() => tableQuery.refetch()} />
        )}
      </div>
      <ListDrawer resource={resource} rows={rows} filters={filters} sorters={sorters} />
      {Footer !== undefined && <Footer />}
    </div>
  );
}

function AddButton({ resource }: { resource: Resource }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { canAdd } = usePermissions(resource);
  const add = () => navigate(`${resource.path}/create`);
  useShortcuts(canAdd ? [{ key: 'n', label: t('common:action.add'), run: add }] : []);
  if (!canAdd) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      aria-label={t('common:action.add')}
      aria-keyshortcuts="n"
      onClick={add}
    >
      <span className={styles.wide}>{t('common:action.add')}</span>
    </Button>
  );
}
