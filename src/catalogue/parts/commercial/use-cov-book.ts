import { useMemo } from 'react';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStore } from '../../../providers/store.ts';
import type { Book, PageLink } from '../book/book.ts';
import { BOOK_STALE_MS, covBody } from '../book/book-bodies.ts';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { expansion } from '../tree/expansion.ts';
import { covCalls, type Structure } from './cov-calls.ts';
import { covLines, groupKey, idOf, nameOf, pageOf, pagesOf } from './cov-nodes.ts';
import { useCovAssemblies } from './use-cov-assemblies.ts';
import { useCovPage } from './use-cov-page.ts';
import { useRedirectToPage } from './use-redirect-to-page.ts';

const QUERY_OPTIONS = { staleTime: BOOK_STALE_MS };
const NO_NODES: readonly CovTreeNode[] = [];

/** A commercial vehicle's book in one of its two structures. The assemblies of a group are fetched when it is expanded. */
export function useCovBook(tab: TabProps, partsUrl: ReturnType<typeof usePartsUrlState>) {
  const [urlState, setUrlState] = partsUrl;
  const { covNode } = urlState;
  const vehicle = covBody(tab);
  const support = useCall(partCalls.getIsShowOFTree, { vehicleId: tab.vehicleId }, QUERY_OPTIONS);
  const structure: Structure = urlState.isMakerStructure ? 'OF' : 'B';
  const treeName = `${structure}${tab.vehicleId}`;
  const groups = useCall(covCalls[structure].groups, vehicle, QUERY_OPTIONS);
  const { page, unresolved } = useCovPage({
    vehicle,
    structure,
    covNode,
    groups: groups.data,
    // While an OE number from the URL is being looked up, its result decides which node opens.
    onFirst: (nodeId) => {
      if (urlState.oe === undefined) setUrlState({ covNode: nodeId });
    },
  });

  const expanded = useStore(expansion)[treeName];
  const openGroup = page.data === undefined ? undefined : groupKey(page.data);
  const opened = useMemo(() => {
    const isOpen = (group: CovTreeNode) =>
      expanded?.includes(idOf(group.nodeId)) === true ||
      group.nodeId === unresolved?.nodeId ||
      groupKey(group) === openGroup;
    return (groups.data ?? NO_NODES).filter((group) => group.level === 2 && !group.groupLeaf && isOpen(group));
  }, [groups.data, expanded, unresolved, openGroup]);
  const { assemblies } = useCovAssemblies({ vehicle, structure, groups: opened });
  const lines = useMemo(() => covLines(groups.data ?? NO_NODES, assemblies), [groups.data, assemblies]);
  const pages = useMemo(() => pagesOf(lines), [lines]);
  const redirectEnd = useRedirectToPage({ unresolved, pages, assemblies, partsUrl });

  const step = (to: CovTreeNode | undefined, end: 'first' | 'last' = 'first'): PageLink | undefined =>
    to === undefined
      ? undefined
      : {
          name: nameOf(to),
          open() {
            redirectEnd.current = end;
            setUrlState({ covNode: to.nodeId, callouts: [], part: undefined }, 'push');
          },
        };
  const index = pages.findIndex(({ nodeId }) => nodeId === covNode);
  const displayedPage = useMemo(() => (page.data === undefined ? undefined : pageOf(page.data)), [page.data]);
  const book: Book = {
    page: { data: displayedPage, error: page.error, isSuccess: page.isSuccess, refetch: page.refetch },
    pageId: covNode,
    title: displayedPage?.assemblyName ?? (pages[index] === undefined ? '' : nameOf(pages[index])),
    tree: groups,
    isEmpty: groups.data?.length === 0,
    isInTree: index !== -1,
    first: step(pages[0]),
    before: index === -1 ? undefined : step(pages[index - 1], 'last'),
    after: index === -1 ? undefined : step(pages[index + 1]),
  };
  return {
    book,
    groups,
    lines,
    treeName,
    structure,
    openGroup,
    hasMakerStructure: support.data?.groupSupport === true,
  };
}
