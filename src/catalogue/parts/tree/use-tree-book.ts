import { useEffect, useMemo, useRef } from 'react';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { Part, PartTreeNode } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { Book, PageLink } from '../book/book.ts';
import { BOOK_STALE_MS, firstPageBody, pageBody, treeBody } from '../book/book-bodies.ts';
import { cacheFirstPage } from '../book/prefetch-book.ts';
import { usePrefetchPages } from '../book/use-prefetch-pages.ts';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { type Assembly, assembliesOf, neighboursOf } from './assemblies.ts';

const NO_PARTS: readonly Part[] = [];
const QUERY_OPTIONS = { staleTime: BOOK_STALE_MS };

/** The parts book of a passenger vehicle. Without an assembly in the URL the first one opens. */
export function useTreeBook(
  { vehicleId, vehicleTypeCode, vin, vehicle }: TabProps,
  [urlState, setUrlState]: ReturnType<typeof usePartsUrlState>,
) {
  const { node, isCommon } = urlState;
  const tree = useCall(partCalls.getPartTreeData, treeBody({ vehicleId, vehicleTypeCode, vin }), QUERY_OPTIONS);
  // In parallel with the tree: the server chooses the first page.
  const first = useCall(partCalls.getTreeNodePartData, firstPageBody({ vehicleId, vin }), {
    ...QUERY_OPTIONS,
    enabled: node === undefined,
  });
  const requestedPage = useCall(partCalls.getTreeNodePartData, pageBody({ vehicleId, vin }, node ?? 1), {
    ...QUERY_OPTIONS,
    enabled: node !== undefined,
  });
  const page = node === undefined ? first : requestedPage;
  const assemblies = useMemo(() => assembliesOf(tree.data ?? []), [tree.data]);
  const { index, before, after } = useMemo(() => neighboursOf(assemblies, node), [assemblies, node]);
  const ready = page.isSuccess ? partCalls.getTreeNodePartData : undefined;
  usePrefetchPages({ vehicleId, vin }, [after?.vehAssyId, before?.vehAssyId], ready);

  const firstPage = node === undefined ? first.data : undefined;
  const isVehicleLoaded = vehicle !== undefined;
  useEffect(() => {
    // A refused vehicle keeps the URL as it was opened: its dialog distinguishes a link from a visit by the history entry.
    if (firstPage === undefined || isCommon || !isVehicleLoaded) return;
    cacheFirstPage({ vehicleId, vin }, firstPage);
    setUrlState({ node: firstPage.vehAssyId });
  }, [firstPage, isCommon, isVehicleLoaded, vehicleId, vin, setUrlState]);

  const open = useOpenAssembly(page.data?.partsList ?? NO_PARTS, page.data?.vehAssyId, setUrlState);
  const step = (to: Assembly | undefined): PageLink | undefined =>
    to === undefined ? undefined : { name: to.name, open: () => open.assembly(to.vehAssyId) };
  const book: Book = {
    page,
    pageId: node,
    title: page.data?.assemblyName ?? assemblies[index]?.name ?? '',
    tree,
    isEmpty: tree.data?.length === 0,
    isInTree: index !== -1,
    first: step(assemblies[0]),
    before: step(before),
    after: step(after),
  };
  return { book, tree, openNode: open.node };
}

type SetUrlState = ReturnType<typeof usePartsUrlState>[1];

/** Opens an assembly by its id or by a tree node. */
function useOpenAssembly(list: readonly Part[], listedId: number | undefined, setUrlState: SetUrlState) {
  // A part chosen in the tree is selected after the rows of its assembly have loaded.
  const pendingPart = useRef<{ vehAssyId: number; stdPartCode: string } | null>(null);
  useEffect(() => {
    if (pendingPart.current === null || pendingPart.current.vehAssyId !== listedId) return;
    const { stdPartCode } = pendingPart.current;
    pendingPart.current = null;
    setUrlState({ callouts: calloutsOf(list, stdPartCode) });
  }, [list, listedId, setUrlState]);
  return {
    assembly(vehAssyId: number) {
      pendingPart.current = null;
      setUrlState({ node: vehAssyId, callouts: [], part: undefined }, 'push');
    },
    node({ vehAssyId, level, stdAssyId }: PartTreeNode) {
      if (vehAssyId === null) return;
      if (level === 3 && vehAssyId === listedId) {
        setUrlState({ node: vehAssyId, callouts: calloutsOf(list, stdAssyId) });
        return;
      }
      pendingPart.current = level === 3 ? { vehAssyId, stdPartCode: stdAssyId } : null;
      setUrlState({ node: vehAssyId, callouts: [], part: undefined }, 'push');
    },
  };
}

function calloutsOf(list: readonly Part[], stdPartCode: string): string[] {
  const found = list.filter((part) => part.stdPartCode === stdPartCode);
  const fitting = found.filter(({ curVehFlag }) => curVehFlag === 1);
  return [...new Set((fitting.length > 0 ? fitting : found).map(({ orderNo }) => orderNo))];
}
