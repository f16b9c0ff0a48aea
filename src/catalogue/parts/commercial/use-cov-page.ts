import { useEffect } from 'react';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import { queryClient } from '../../../providers/query-client.ts';
import { queryKeyOf, useCall } from '../../../providers/use-call.ts';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { covCalls, type Structure } from './cov-calls.ts';

interface Asked {
  vehicle: { vehicleId: number; vin?: string };
  structure: Structure;
  covNode: number | undefined;
  /** Undefined while loading; the kind of the node in the URL is unknown until then. */
  groups: readonly CovTreeNode[] | undefined;
  onFirst(nodeId: number): void;
}

/**
 * The page of the node in the URL. A node without a page of its own is returned as the node to resolve to one of its
 * descendants. Without a node in the URL the first page is fetched in parallel with the tree and reported to `onFirst`.
 */
export function useCovPage({ vehicle, structure, covNode, groups, onFirst }: Asked) {
  const named = groups?.find(({ nodeId }) => nodeId === covNode);
  const wanted = named !== undefined && !named.groupLeaf ? named : undefined;
  const isPage = groups !== undefined && covNode !== undefined && wanted === undefined;
  const isGroup = isPage && named !== undefined && structure === 'B';
  const codes = { mainGroupCode: named?.mainGroupCode ?? '-', groupCode: named?.groupCode ?? '-' };
  const asked = { staleTime: BOOK_STALE_MS };
  const call = covCalls[structure].page;
  const group = useCall(partCalls.getTreeNodeCovPartData, { ...vehicle, ...codes }, { ...asked, enabled: isGroup });
  const assembly = useCall(call, { ...vehicle, nodeId: covNode ?? 1 }, { ...asked, enabled: isPage && !isGroup });
  const first = useCall(call, vehicle, { ...asked, enabled: covNode === undefined });
  const begun = covNode === undefined ? first.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the vehicle is a new object on every render; its page changes with it
  useEffect(() => {
    if (begun === undefined) return;
    // Cache the page under its own id and under its group codes as well.
    const { nodeId, mainGroupCode, groupCode } = begun;
    queryClient.setQueryData(queryKeyOf(call, { ...vehicle, nodeId }), begun);
    if (structure === 'B')
      queryClient.setQueryData(
        queryKeyOf(partCalls.getTreeNodeCovPartData, { ...vehicle, mainGroupCode, groupCode }),
        begun,
      );
    onFirst(nodeId);
  }, [begun]);
  if (covNode === undefined) return { page: first, wanted };
  return { page: isGroup ? group : assembly, wanted };
}
