import { useEffect } from 'react';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import { queryClient } from '../../../providers/calls/query-client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { covCalls, type Structure } from './cov-calls.ts';

interface CovPageOptions {
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
export function useCovPage({ vehicle, structure, covNode, groups, onFirst }: CovPageOptions) {
  const namedNode = groups?.find(({ nodeId }) => nodeId === covNode);
  const unresolved = namedNode !== undefined && !namedNode.groupLeaf ? namedNode : undefined;
  const isPage = groups !== undefined && covNode !== undefined && unresolved === undefined;
  const isGroup = isPage && namedNode !== undefined && structure === 'B';
  const codes = { mainGroupCode: namedNode?.mainGroupCode ?? '-', groupCode: namedNode?.groupCode ?? '-' };
  const options = { staleTime: BOOK_STALE_MS };
  const call = covCalls[structure].page;
  const group = useCall(partCalls.getTreeNodeCovPartData, { ...vehicle, ...codes }, { ...options, enabled: isGroup });
  const assembly = useCall(call, { ...vehicle, nodeId: covNode ?? 1 }, { ...options, enabled: isPage && !isGroup });
  const first = useCall(call, vehicle, { ...options, enabled: covNode === undefined });
  const firstPage = covNode === undefined ? first.data : undefined;
  const openFirst = useStableCallback((loaded: NonNullable<typeof firstPage>) => {
    // Cache the page under its own id and under its group codes as well.
    const { nodeId, mainGroupCode, groupCode } = loaded;
    queryClient.setQueryData(queryKeyOf(call, { ...vehicle, nodeId }), loaded);
    if (structure === 'B')
      queryClient.setQueryData(
        queryKeyOf(partCalls.getTreeNodeCovPartData, { ...vehicle, mainGroupCode, groupCode }),
        loaded,
      );
    onFirst(nodeId);
  });
  useEffect(() => {
    if (firstPage !== undefined) openFirst(firstPage);
  }, [firstPage, openFirst]);
  if (covNode === undefined) return { page: first, unresolved };
  return { page: isGroup ? group : assembly, unresolved };
}
