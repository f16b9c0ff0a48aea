import { useEffect } from 'react';
import { partCalls } from '../../../contract/parts/calls.ts';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import { queryClient } from '../../../providers/query-client.ts';
import { keyOf, useCall } from '../../../providers/use-call.ts';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { covCalls, type Structure } from './cov-calls.ts';

interface Asked {
  vehicle: { vehicleId: number; vin?: string };
  structure: Structure;
  covNode: number | undefined;
  /** Undefined while they are on their way: what kind of node the link names is not known before. */
  groups: readonly CovTreeNode[] | undefined;
  onFirst(nodeId: number): void;
}

/**
 * The rows of the node that the link names; a node that leads on has none of its own, and is given as wanted. Without a
 * node the first page of all is asked for beside the tree, and told.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the vehicle is a new object every time; its page changes with it
  useEffect(() => {
    if (begun === undefined) return;
    // Where it is looked for by its own id, and by its codes.
    const { nodeId, mainGroupCode, groupCode } = begun;
    queryClient.setQueryData(keyOf(call, { ...vehicle, nodeId }), begun);
    if (structure === 'B')
      queryClient.setQueryData(
        keyOf(partCalls.getTreeNodeCovPartData, { ...vehicle, mainGroupCode, groupCode }),
        begun,
      );
    onFirst(nodeId);
  }, [begun]);
  if (covNode === undefined) return { page: first, wanted };
  return { page: isGroup ? group : assembly, wanted };
}
