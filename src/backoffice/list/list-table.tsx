import type { CrudSort } from '@refinedev/core';
import { Button, Table, type TableColumnType, type TableProps } from 'antd';
import { type Key, useState } from 'react';
import type { ReferenceNames } from '../fields/field-text.ts';
import { recordName } from '../fields/references.ts';
import { useMessages } from '../messages.ts';
import type { Column, Resource, Row } from '../resource.ts';
import { useLock } from '../use-lock.ts';
import { usePermissions } from '../use-permissions.ts';
import styles from './list.module.css';
import { ListEmpty } from './list-empty.tsx';
import { RowActions } from './row-actions.tsx';
import { tableColumns } from './table-columns.tsx';
import { levelOf, treeRows } from './tree-rows.ts';
import { useDeleteRecords } from './use-delete-records.ts';

interface ListTableProps {
  resource: Resource;
  columns: readonly Column[];
  names: ReferenceNames;
  sorters: readonly CrudSort[];
  tableProps: TableProps<Row>;
  rows: readonly Row[];
  isFiltered: boolean;
  onClear: () => void;
  onPageEmptied: () => void;
}

export function ListTable(props: ListTableProps) {
  const { resource, columns, names, sorters, tableProps, rows, isFiltered, onClear, onPageEmptied } = props;
  const messages = useMessages();
  const { t } = messages;
  const { crud, tree } = resource;
  const { canAdd, canEdit, canDelete } = usePermissions(resource);
  const lockOf = useLock(resource);
  const deleteRecords = useDeleteRecords(resource);
  const [chosen, setChosen] = useState<readonly Key[]>([]);
  const [folded, setFolded] = useState<readonly number[]>([]);
  const idOf = (row: Row) => Number(row[crud.id]);
  const nameOf = (row: Row) => recordName(resource, row, messages);
  const remove = async (toDelete: readonly Row[]) => {
    const gone = await deleteRecords(toDelete.map((row) => ({ id: idOf(row), name: nameOf(row) })));
    setChosen((before) => before.filter((key) => !gone.includes(Number(key))));
    if (gone.length > 0 && gone.length === rows.length) onPageEmptied();
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
        name={nameOf(row)}
        lock={lockOf(row)}
        canAddChild={canAddChild(row)}
        canEdit={canEdit}
        canDelete={canDelete}
        onDelete={() => remove([row])}
      />
    ),
  };
  const chosenRows = rows.filter((row) => chosen.includes(idOf(row)));
  const shown = tableColumns(resource, { columns, sorters, messages, names });
  // In the table's place: under its columns, wider than a phone, it would stand out of sight.
  if (rows.length === 0 && tableProps.loading === false) {
    return <ListEmpty resource={resource} isFiltered={isFiltered} onClear={onClear} />;
  }
  return (
    <>
      {chosenRows.length > 0 && (
        <div className={styles.chosen}>
          <span>{t('list.chosen', { count: chosenRows.length })}</span>
          <Button size="small" danger onClick={() => remove(chosenRows)}>
            {t('list.deleteChosen')}
          </Button>
          <Button size="small" type="link" onClick={() => setChosen([])}>
            {t('list.chooseNone')}
          </Button>
        </div>
      )}
      <Table<Row>
        loading={tableProps.loading ?? false}
        {...(tableProps.onChange === undefined ? {} : { onChange: tableProps.onChange })}
        size="middle"
        dataSource={tree === undefined ? rows : treeRows(rows, crud.id, tree.parent)}
        rowKey={crud.id}
        columns={canEdit || canDelete || canAdd ? [...shown, actions] : shown}
        pagination={pagerOf(tableProps.pagination, (total) => t('list.total', { count: total }))}
        {...(tree === undefined ? {} : { expandable: expandableOf(rows, { idOf, folded, setFolded }) })}
        {...(canDelete ? { rowSelection: selectionOf(resource, { chosen, setChosen, lockOf, nameOf, t }) } : {})}
      />
    </>
  );
}

interface Folding {
  idOf: (row: Row) => number;
  folded: readonly number[];
  setFolded: (ids: readonly number[]) => void;
}

/** A tree stands open, but for the branches that were folded. */
function expandableOf(rows: readonly Row[], { idOf, folded, setFolded }: Folding) {
  return {
    expandedRowKeys: rows.map(idOf).filter((id) => !folded.includes(id)),
    onExpand: (isOpen: boolean, row: Row) =>
      setFolded(isOpen ? folded.filter((id) => id !== idOf(row)) : [...folded, idOf(row)]),
  };
}

interface Selecting {
  chosen: readonly Key[];
  setChosen: (keys: readonly Key[]) => void;
  lockOf: (row: Row) => string | undefined;
  nameOf: (row: Row) => string;
  t: (key: string, values?: Row) => string;
}

function selectionOf(resource: Resource, { chosen, setChosen, lockOf, nameOf, t }: Selecting) {
  return {
    selectedRowKeys: [...chosen],
    onChange: (keys: Key[]) => setChosen(keys),
    // Branches are deleted leaf by leaf: choosing one chooses nothing else.
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
    ...(current === undefined ? {} : { current: Number(current) }),
    ...(pageSize === undefined ? {} : { pageSize: Number(pageSize) }),
    ...(total === undefined ? {} : { total }),
    showTotal,
    showSizeChanger: true,
    pageSizeOptions: [10, 20, 50, 100],
    style: { padding: '0 16px' },
  };
}
