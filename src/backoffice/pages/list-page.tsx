import { PlusOutlined } from '@ant-design/icons';
import { useTable } from '@refinedev/antd';
import type { CrudSort, HttpError } from '@refinedev/core';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fieldText } from '../fields/field-text.ts';
import { useReferences } from '../fields/use-references.ts';
import { ColumnMenu } from '../list/column-menu.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { FilterForm } from '../list/filter-form.tsx';
import { filterTree } from '../list/filter-tree.ts';
import { toCrudFilters } from '../list/filter-values.ts';
import styles from '../list/list.module.css';
import { ListTable } from '../list/list-table.tsx';
import { useColumns } from '../list/use-columns.ts';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { usePermissions } from '../use-permissions.ts';

/** A resource's list: filters, sort and page in the link; whole and nested where the resource is a tree. */
export function ListPage({ resource }: { resource: Resource }) {
  const messages = useMessages();
  const { t } = messages;
  const navigate = useNavigate();
  const { name, path, tree, below: Below } = resource;
  const { canAdd } = usePermissions(resource);
  const { columns, choose } = useColumns(resource);
  const { names } = useReferences(
    resource,
    resource.columns.map(({ field }) => field),
  );
  const table = useTable<Row & { id?: number }, HttpError, Row>({
    resource: name,
    syncWithLocation: true,
    pagination: tree === undefined ? { pageSize: 10 } : { mode: 'off' },
    sorters: { initial: initialSort(resource) },
    // A tree is loaded whole, and filtered here.
    filters: { defaultBehavior: 'replace', mode: tree === undefined ? 'server' : 'off' },
    onSearch: (values) => toCrudFilters(resource, values),
    errorNotification: false,
  });
  const { tableProps, tableQuery, filters, setFilters, sorters, setSorters, current, setCurrent } = table;
  const rows = filterTree(resource, tableQuery.data?.data ?? [], {
    filters,
    textOf: (row, field) => fieldText(resource, field, { row, messages, names }),
  });
  const { search } = useLocation();
  // The menu leads to the list as it is at first; Refine takes nothing back by itself.
  useEffect(() => {
    if (search !== '') return;
    setFilters([], 'replace');
    setSorters(initialSort(resource));
    setCurrent(1);
  }, [search, resource, setFilters, setSorters, setCurrent]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t(`${name}:title`)}</h1>
        <ExportButton
          resource={resource}
          columns={columns}
          filters={filters}
          sorters={sorters}
          names={names}
          {...(tree === undefined ? {} : { rows })}
        />
        <ColumnMenu resource={resource} chosen={columns.map(({ field }) => field)} onChoose={choose} />
        {canAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => navigate(`${path}/create`)}>
            {t('common:action.add')}
          </Button>
        )}
      </div>
      <FilterForm resource={resource} formProps={table.searchFormProps} filters={filters} />
      <div className={styles.table}>
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
            // The last page may have become empty.
            onPageEmptied={() => setCurrent(Math.max(1, current - 1))}
          />
        ) : (
          <LoadError error={tableQuery.error} onRetry={() => tableQuery.refetch()} />
        )}
      </div>
      {Below !== undefined && <Below />}
    </div>
  );
}

const initialSort = ({ sort }: Resource): CrudSort[] =>
  sort === undefined ? [] : [{ field: sort[0], order: sort[1] }];
