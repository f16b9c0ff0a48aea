import type { CrudSort } from '@refinedev/core';
import { Button, Table, type TableColumnType, type TableProps } from 'antd';
import { type Key, useState } from 'react';
import { omitUndefined } from '../../contract/omit-undefined.ts';
import type { Density } from '../../contract/saved-views/rules.ts';
import { useUrlState } from '../../providers/url-state/use-url-state.ts';
import { BulkDrawer } from '../bulk/bulk-drawer.tsx';
import { bulkFields } from '../bulk/bulk-fields.ts';
import type { ReferenceNames } from '../fields/field-text.ts';
import { recordName } from '../fields/references.ts';
import { useMessages } from '../messages.ts';
import type { Column, Resource, Row } from '../resource.ts';
import { useLock } from '../use-lock.ts';
import { usePermissions } from '../use-permissions.ts';
import { usePowers } from '../use-powers.ts';
import { tableColumns } from './columns/table-columns.tsx';
import { drawerState } from './drawer/drawer-state.ts';
import styles from './list.module.css';
import { ListEmpty } from './list-empty.tsx';
import { pagerStyle, totalText } from './pagination.ts';
import { RowActions } from './row-actions.tsx';
import { levelOf, treeRows } from './tree-rows.ts';
import { useDeleteRecords } from './use-delete-records.ts';

interface ListTableProps {
  resource: Resource;
  columns: readonly Column[];
  density: Density;
  names: ReferenceNames;
  sorters: readonly CrudSort[];
  tableProps: TableProps<Row>;
  rows: readonly Row[];
  /** The filters of the list as the contract has them, and how many records match. */
  filters: Readonly<Row>;
  total: number;
  onClear: () => void;
  onPageEmptied: () => void;
}

export function ListTable(props: ListTableProps) {
  const { resource, columns, density, names, sorters, tableProps, rows, filters, total, onClear, onPageEmptied } =
    props;
  const messages = useMessages();
  const { t } = messages;
  const { crud, tree, drawer } = resource;
  const [{ record: openId }] = useUrlState(drawerState);
  const { canAdd, canEdit, canDelete } = usePermissions(resource);
  const powers = usePowers();
  const lockOf = useLock(resource);
  const deleteRecords = useDeleteRecords(resource);
  const [selected, setSelected] = useState<readonly Key[]>([]);
  const [isChanging, setChanging] = useState(false);
  const [collapsed, setCollapsed] = useState<readonly number[]>([]);
  const idOf = (row: Row) => Number(row[crud.id]);
  const nameOf = (row: Row) => recordName(resource, row, messages);
  const remove = async (toDelete: readonly Row[]) => {
    const deleted = await deleteRecords(
      toDelete.map((row) => ({ id: idOf(row), name: nameOf(row), rowVersion: Number(row.rowVersion) })),
    );
    setSelected((before) => before.filter((key) => !deleted.includes(Number(key))));
    if (deleted.length > 0 && deleted.length === rows.length) onPageEmptied();
  };
  const canAddChild = (row: Row) =>
    canAdd && tree !== undefined && levelOf(rows, row, { idField: crud.id, parentField: tree.parent }) < tree.depth;
  const actions: TableColumnType<Row> = {
    key: 'actions',
    title: t('list.actions'),
    width: tree === undefined ? 150 : 240,
    render: (_, row) => (
      <RowActions
        resource={resource}
        row={row}
        ids={rows.map(idOf)}
        name={nameOf(row)}
        lock={lockOf(row)}
        canAddChild={canAddChild(row)}
        canEdit={canEdit}
        canDelete={canDelete}
        onDelete={() => remove([row])}
      />
    ),
  };
  const selectedRows = rows.filter((row) => selected.includes(idOf(row)));
  const dataColumns = tableColumns(resource, {
    columns,
    sorters,
    messages,
    names,
    powers,
    canEdit: (row) => canEdit && lockOf(row) === undefined,
  });
  const isEmpty = rows.length === 0 && tableProps.loading === false;
  return (
    <>
      {selectedRows.length > 0 && (
        <div className={styles.chosen}>
          <span>{t('list.chosen', { count: selectedRows.length })}</span>
          {canEdit && bulkFields(resource, powers).length > 0 && (
            <Button size="small" onClick={() => setChanging(true)}>
              {t('bulk.open')}
            </Button>
          )}
          {canDelete && (
            <Button size="small" danger onClick={() => remove(selectedRows)}>
              {t('list.deleteChosen')}
            </Button>
          )}
          <Button size="small" type="link" onClick={() => setSelected([])}>
            {t('list.chooseNone')}
          </Button>
        </div>
      )}
      {/* Also if the list is empty: after a change no record may match, but its result must stay open. */}
      {isChanging && (
        <BulkDrawer
          resource={resource}
          ids={selectedRows.map(idOf)}
          filters={filters}
          total={total}
          onClose={() => setChanging(false)}
        />
      )}
      {/* Instead of the table: below columns wider than a phone, the text would be out of view. */}
      {isEmpty ? (
        <ListEmpty resource={resource} isFiltered={Object.keys(filters).length > 0} onClear={onClear} />
      ) : (
        <Table<Row>
          loading={tableProps.loading ?? false}
          {...(tableProps.onChange === undefined ? {} : { onChange: tableProps.onChange })}
          size={density}
          dataSource={tree === undefined ? rows : treeRows(rows, crud.id, tree.parent)}
          rowKey={crud.id}
          columns={drawer === undefined && (canEdit || canDelete || canAdd) ? [...dataColumns, actions] : dataColumns}
          rowClassName={(row) => (drawer !== undefined && idOf(row) === openId ? (styles.open ?? '') : '')}
          pagination={pagerOf(tableProps.pagination, (total) => totalText(total, { t }))}
          {...(tree === undefined ? {} : { expandable: expandableOf(rows, { idOf, collapsed, setCollapsed }) })}
          {...(canEdit || canDelete
            ? { rowSelection: selectionOf(resource, { selected, setSelected, lockOf, nameOf, t }) }
            : {})}
        />
      )}
    </>
  );
}

interface Collapsing {
  idOf: (row: Row) => number;
  collapsed: readonly number[];
  setCollapsed: (ids: readonly number[]) => void;
}

/** All branches are open except those that the user folded. */
function expandableOf(rows: readonly Row[], { idOf, collapsed, setCollapsed }: Collapsing) {
  return {
    expandedRowKeys: rows.map(idOf).filter((id) => !collapsed.includes(id)),
    onExpand: (isOpen: boolean, row: Row) =>
      setCollapsed(isOpen ? collapsed.filter((id) => id !== idOf(row)) : [...collapsed, idOf(row)]),
  };
}

interface Selecting {
  selected: readonly Key[];
  setSelected: (keys: readonly Key[]) => void;
  lockOf: (row: Row) => string | undefined;
  nameOf: (row: Row) => string;
  t: (key: string, values?: Row) => string;
}

function selectionOf(resource: Resource, { selected, setSelected, lockOf, nameOf, t }: Selecting) {
  return {
    selectedRowKeys: [...selected],
    onChange: (keys: Key[]) => setSelected(keys),
    // The server deletes leaves only: selecting a branch must not select its leaves.
    checkStrictly: resource.tree !== undefined,
    columnWidth: 44,
    getTitleCheckboxProps: () => ({ 'aria-label': t('list.chooseAll') }),
    getCheckboxProps: (row: Row) => ({
      disabled: lockOf(row) !== undefined,
      'aria-label': t('list.choose', { name: nameOf(row) }),
    }),
  };
}

function pagerOf(pager: TableProps<Row>['pagination'], showTotal: (total: number) => string) {
  if (pager === false || pager === undefined) return false;
  const { current, pageSize, total } = pager;
  return {
    ...omitUndefined({
      current: current === undefined ? undefined : Number(current),
      pageSize: pageSize === undefined ? undefined : Number(pageSize),
      total,
    }),
    showTotal,
    ...pagerStyle,
  };
}
