import { useMemo } from 'react';
import { partCalls } from '../../../contract/parts/calls.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { Book, PageLink } from '../book/book.ts';
import { BOOK_STALE_MS, pageBody } from '../book/book-bodies.ts';
import { usePrefetchPages } from '../book/use-prefetch-pages.ts';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';

const NO_TREE = { error: null, refetch: () => undefined };

/** The assembly in the URL, with its neighbours. */
export function useAssemblyBook(tab: TabProps, [{ node }, setUrlState]: ReturnType<typeof usePartsUrlState>): Book {
  const page = useCall(partCalls.getAssemblyParts, pageBody(tab, node ?? 1), {
    staleTime: BOOK_STALE_MS,
    enabled: node !== undefined,
  });
  const { data } = page;
  usePrefetchPages(
    tab,
    [data?.next?.vehAssyId, data?.previous?.vehAssyId],
    page.isSuccess ? partCalls.getAssemblyParts : undefined,
  );
  const displayedPage = useMemo(
    () =>
      data === undefined
        ? undefined
        : { assemblyName: data.assemblyName, drawingId: data.drawingId, partsList: data.partsList },
    [data],
  );
  const step = (to: { vehAssyId: number; assemblyName: string } | null | undefined): PageLink | undefined =>
    to === null || to === undefined
      ? undefined
      : {
          name: to.assemblyName,
          open: () => setUrlState({ node: to.vehAssyId, callouts: [], part: undefined }, 'push'),
        };
  return {
    page: { data: displayedPage, error: page.error, isSuccess: page.isSuccess, refetch: page.refetch },
    pageId: node,
    title: data?.assemblyName ?? '',
    tree: NO_TREE,
    isEmpty: false,
    isInTree: data !== undefined,
    first: undefined,
    before: step(data?.previous),
    after: step(data?.next),
  };
}
