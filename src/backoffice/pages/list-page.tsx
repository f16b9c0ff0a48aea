import { PlusOutlined } from '@ant-design/icons';
import { useTable } from '@refinedev/antd';
import { type CrudSort, type HttpError, useParsed } from '@refinedev/core';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { toFilters } from '../../providers/data.ts';
import { useStableCallback } from '../../ui/hooks/use-stable-callback.ts';
import { fieldText } from '../fields/field-text.ts';
import { useReferences } from '../fields/use-references.ts';
import { ImportButton } from '../import/import-button.tsx';
import { ColumnMenu } from '../list/columns/column-menu.tsx';
import { columnsOf } from '../list/columns/list-layout.ts';
import { useListLayout } from '../list/columns/use-list-layout.ts';
import { CsvButton } from '../list/export/csv-button.tsx';
import { ExportButton } from '../list/export/export-button.tsx';
import { readExport } from '../list/export/read-export.ts';
import { FilterChips } from '../list/filters/filter-chips.tsx';
import { filterTree } from '../list/filters/filter-tree.ts';
import styles from '../list/list.module.css';
import { ListTable } from '../list/list-table.tsx';
import { useSavedViews } from '../list/views/use-saved-views.ts';
import { fromViewState, toViewState } from '../list/views/view-state.ts';
import { ViewsMenu } from '../list/views/views-menu.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import { OrderButton } from '../order/order-button.tsx';
import type { RecordRow, Resource, Row } from '../resource.ts';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { useRowShortcuts } from '../shortcuts/use-row-shortcuts.ts';
import { usePermissions } from '../use-permissions.ts';

/** The list of a resource. Filters, sort and page are in the URL. A tree is loaded whole, nested and without pages. */
export function ListPage({ resource }: { resource: Resource }) {
  const messages = useMessages();
  const { t } = messages;
  const { name, tree, header: Header, footer: Footer } = resource;
  const { layout, change: changeLayout, applyView } = useListLayout(resource);
  const columns = columnsOf(resource, layout);
  const savedViews = useSavedViews(resource, {
    onApply(view) {
      const state = view === undefined ? undefined : fromViewState(resource, view.state);
      setFilters([...(state?.filters ?? [])], 'replace');
      setSorters([...(state?.sorters ?? initialSort(resource))]);
      setCurrent(1);
      applyView(state?.layout);
    },
  });
  const table = useListTable(resource, { isEnabled: !savedViews.isPending });
  const { tableProps, tableQuery, filters, setFilters, sorters, setSorters, current, setCurrent } = table;
  const { names } = useReferences(
    resource,
    resource.columns.map(({ field }) => field),
    tableQuery.data?.data,
  );
  const rowShortcuts = useRowShortcuts();
  const textOf = (row: Row, field: string) => fieldText(resource, field, { row, messages, names });
  const rows = filterTree(resource, tableQuery.data?.data ?? [], { filters, textOf });
  // Read again as an export, which the audit records.
  const readTree = async () => {
    const { rows: all } = await readExport(resource, { filters: [], sorters, format: 'csv' });
    return {
      head: columns.map(({ field }) => t(`${name}:field.${field}`)),
      cells: filterTree(resource, all, { filters, textOf }).map((row) =>
        columns.map(({ field }) => textOf(row, field)),
      ),
    };
  };
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
            total={tableQuery.data?.total ?? 0}
          />
        ) : (
          <CsvButton name={t(`${name}:title`)} read={readTree} />
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
        <ImportButton resource={resource} />
        <AddButton resource={resource} />
      </div>
      {Header !== undefined && <Header />}
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
      {Footer !== undefined && <Footer />}
    </div>
  );
}

function useListTable(resource: Resource, { isEnabled }: { isEnabled: boolean }) {
  const { name, tree } = resource;
  const table = useTable<RecordRow, HttpError, Row>({
    resource: name,
    syncWithLocation: true,
    pagination: tree === undefined ? { pageSize: 10 } : { mode: 'off' },
    sorters: { initial: initialSort(resource) },
    // A tree is filtered in the browser, by what the list shows (filterTree).
    filters: { defaultBehavior: 'replace', mode: tree === undefined ? 'server' : 'off' },
    errorNotification: false,
    queryOptions: { enabled: isEnabled },
  });
  const { setFilters, setSorters, setCurrent, setPageSize } = table;
  const { search, key } = useLocation();
  const { params } = useParsed();
  const navigationType = useNavigationType();
  const reset = useStableCallback(() => {
    setFilters([], 'replace');
    setSorters(initialSort(resource));
    setCurrent(1);
  });
  // The menu links to the list without a query; Refine would keep the filters, sort and page of before.
  useEffect(() => {
    if (search === '') reset();
  }, [search, reset]);
  const followUrl = useStableCallback(() => {
    if (navigationType === 'REPLACE' || search === '') return;
    setFilters([...(params?.filters ?? [])], 'replace');
    setSorters([...(params?.sorters ?? initialSort(resource))]);
    setCurrent(params?.current ?? 1);
    if (params?.pageSize !== undefined) setPageSize(params.pageSize);
  });
  // Refine reads the URL once and then only replaces it: links to this list and Back would change nothing else.
  const followedKey = useRef(key);
  useEffect(() => {
    if (followedKey.current === key) return;
    followedKey.current = key;
    followUrl();
  }, [key, followUrl]);
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
