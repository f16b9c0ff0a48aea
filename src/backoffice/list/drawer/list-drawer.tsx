import type { CrudFilter, CrudSort } from '@refinedev/core';
import { useState } from 'react';
import { useAction } from '../../../providers/calls/use-action.ts';
import { dataProvider } from '../../../providers/data.ts';
import { notify } from '../../../providers/notification.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { useMessages } from '../../messages.ts';
import type { RecordRow, Resource, Row } from '../../resource.ts';
import { drawerState } from './drawer-state.ts';

/** Records that are searched for one that was not opened yet. */
const LOOK_AHEAD = 100;

interface ListDrawerProps {
  resource: Resource;
  rows: readonly Row[];
  filters: readonly CrudFilter[];
  sorters: readonly CrudSort[];
}

/** The record of the URL beside its list, if the resource has a drawer. */
export function ListDrawer(props: ListDrawerProps) {
  const [{ record }] = useUrlState(drawerState);
  return record === undefined ? null : <OpenDrawer {...props} record={record} />;
}

/**
 * Goes through a list that changes meanwhile: a prospect with a new due date moves down. The next record is that of the rows
 * as they were when the first one was opened, then the first of the fresh list that was not opened.
 */
function OpenDrawer({ resource, rows, filters, sorters, record }: ListDrawerProps & { record: number }) {
  const { t } = useMessages();
  const [, setState] = useUrlState(drawerState);
  const idsOf = (list: readonly Row[]) => list.map((row) => Number(row[resource.crud.id]));
  const begun = { order: idsOf(rows), opened: [record] };
  const [walk, setWalk] = useState(begun);
  // Opened by another row of the list.
  if (!walk.opened.includes(record)) setWalk(begun);
  // A link to the record opens it before the rows are there.
  const order = walk.order.length === 0 ? begun.order : walk.order;
  const position = order.indexOf(record);
  const show = (id: number | undefined) => {
    if (id !== undefined) setWalk({ order, opened: [...walk.opened, id] });
    setState({ record: id }, { isReplacing: true });
  };
  const next = useAction(
    async () => {
      const isNew = (id: number) => id !== record && !walk.opened.includes(id);
      const following = order.slice(position + 1).find(isNew);
      if (following !== undefined) return following;
      const pagination = { current: 1, pageSize: LOOK_AHEAD };
      const lists = { pagination, filters: [...filters], sorters: [...sorters] };
      const fresh = await dataProvider.getList<RecordRow>({ resource: resource.name, ...lists });
      return idsOf(fresh.data).find(isNew);
    },
    {
      onDone: (found) => {
        show(found);
        if (found === undefined) notify('success', t('list.finished'));
      },
    },
  );
  const previous = order[position - 1];
  const { drawer: Drawer } = resource;
  if (Drawer === undefined) return null;
  return (
    <Drawer
      id={record}
      onClose={() => setState({ record: undefined })}
      onPrevious={position < 1 || previous === undefined ? undefined : () => show(previous)}
      onNext={() => void next.run()}
    />
  );
}
