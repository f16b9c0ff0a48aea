import { useEffect, useRef } from 'react';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import { groupKey } from './cov-nodes.ts';

interface Landing {
  /** The main group or group in the URL, which has no page of its own. */
  wanted: CovTreeNode | undefined;
  pages: readonly CovTreeNode[];
  assemblies: ReadonlyMap<string, readonly CovTreeNode[]>;
  partsUrl: ReturnType<typeof usePartsUrlState>;
}

/**
 * Redirects from a node without a page: from a main group to its first page, from a group to its first assembly once they
 * are loaded, or to its last if the user stepped backwards.
 */
export function useRedirectToPage({ wanted, pages, assemblies, partsUrl: [, setUrlState] }: Landing) {
  const end = useRef<'first' | 'last'>('first');
  useEffect(() => {
    const next = nextOf({ wanted, pages, assemblies, end: end.current });
    if (next === undefined) return;
    if (next.level === 3) end.current = 'first';
    setUrlState({ covNode: next.nodeId });
  }, [wanted, pages, assemblies, setUrlState]);
  return end;
}

interface Way extends Omit<Landing, 'partsUrl'> {
  end: 'first' | 'last';
}

function nextOf({ wanted, pages, assemblies, end }: Way): CovTreeNode | undefined {
  if (wanted === undefined) return undefined;
  if (wanted.level === 1) return pages.find(({ mainGroupCode }) => mainGroupCode === wanted.mainGroupCode);
  const beneath = assemblies.get(groupKey(wanted)) ?? [];
  return end === 'first' ? beneath[0] : beneath.at(-1);
}
