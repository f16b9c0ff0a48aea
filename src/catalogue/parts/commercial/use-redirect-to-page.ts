import { useEffect, useRef } from 'react';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import type { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import { groupKey } from './cov-nodes.ts';

interface RedirectOptions {
  /** The main group or group in the URL, which has no page of its own. */
  unresolved: CovTreeNode | undefined;
  pages: readonly CovTreeNode[];
  assemblies: ReadonlyMap<string, readonly CovTreeNode[]>;
  partsUrl: ReturnType<typeof usePartsUrlState>;
}

/**
 * Redirects from a node without a page: from a main group to its first page, from a group to its first assembly once they
 * are loaded, or to its last if the user stepped backwards.
 */
export function useRedirectToPage({ unresolved, pages, assemblies, partsUrl: [, setUrlState] }: RedirectOptions) {
  const end = useRef<'first' | 'last'>('first');
  useEffect(() => {
    const next = findTarget({ unresolved, pages, assemblies, end: end.current });
    if (next === undefined) return;
    if (next.level === 3) end.current = 'first';
    setUrlState({ covNode: next.nodeId });
  }, [unresolved, pages, assemblies, setUrlState]);
  return end;
}

interface RedirectTarget extends Omit<RedirectOptions, 'partsUrl'> {
  end: 'first' | 'last';
}

function findTarget({ unresolved, pages, assemblies, end }: RedirectTarget): CovTreeNode | undefined {
  if (unresolved === undefined) return undefined;
  if (unresolved.level === 1) return pages.find(({ mainGroupCode }) => mainGroupCode === unresolved.mainGroupCode);
  const children = assemblies.get(groupKey(unresolved)) ?? [];
  return end === 'first' ? children[0] : children.at(-1);
}
