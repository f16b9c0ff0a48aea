import { useTable } from '@refinedev/antd';
import { type CrudSort, type HttpError, useParsed } from '@refinedev/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useStableCallback } from '../../ui/hooks/use-stable-callback.ts';
import type { RecordRow, Resource, Row } from '../resource.ts';
import type { ListState } from './views/view-state.ts';

/** A page of a list by its URL: filters, sort and page. A tree is loaded whole. */
export function useListTable(resource: Resource, initial: Pick<ListState, 'filters' | 'sorters'> | undefined) {
  const { name, tree } = resource;
  const table = useTable<RecordRow, HttpError, Row>({
    resource: name,
    syncWithLocation: true,
    pagination: tree === undefined ? { pageSize: 10 } : { mode: 'off' },
    sorters: { initial: [...(initial?.sorters ?? initialSort(resource))] },
    filters: {
      initial: [...(initial?.filters ?? [])],
      defaultBehavior: 'replace',
      // A tree is filtered in the browser, by what the list shows (filterTree).
      mode: tree === undefined ? 'server' : 'off',
    },
    errorNotification: false,
  });
  const { setFilters, setSorters, setCurrent, setPageSize } = table;
  const { search, key } = useLocation();
  const { params } = useParsed();
  const navigationType = useNavigationType();
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
