import { useState } from 'react';
import type { Resource } from '../../resource.ts';
import { type ListLayout, parseLayout } from './list-layout.ts';

const keyOf = ({ name }: Resource) => `epc.columns.${name}`;

/**
 * The layout of a list: that of the saved view that it was opened with, otherwise the one that the user last chose, kept in
 * local storage.
 */
export function useListLayout(resource: Resource, layoutOfView: ListLayout | undefined) {
  const [own, setOwn] = useState(() => readLayout(resource));
  const [ofView, setOfView] = useState(layoutOfView);
  const change = (layout: ListLayout) => {
    if (ofView !== undefined) return setOfView(layout);
    localStorage.setItem(keyOf(resource), JSON.stringify(layout));
    setOwn(layout);
  };
  return { layout: ofView ?? own, change };
}

function readLayout(resource: Resource): ListLayout {
  try {
    return parseLayout(resource, JSON.parse(localStorage.getItem(keyOf(resource)) ?? 'null'));
  } catch {
    return parseLayout(resource, null);
  }
}
