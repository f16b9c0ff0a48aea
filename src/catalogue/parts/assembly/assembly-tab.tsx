import { useEffect, useRef } from 'react';
import { useLandingFocus } from '../layout/use-landing-focus.ts';
import { usePartsUrlState } from '../selection/use-parts-url-state.ts';
import type { TabProps } from '../tabs/tab-props.ts';
import { AssemblyView } from './assembly-view.tsx';
import { Gallery } from './gallery.tsx';

/** Gallery of a vehicle's drawings, or one drawing with its parts. */
export function AssemblyTab(props: TabProps) {
  const partsUrl = usePartsUrlState();
  const { node } = partsUrl[0];
  const lastNode = useRef(node);
  useLandingFocus(node === undefined);
  useEffect(() => {
    if (node !== undefined) lastNode.current = node;
  }, [node]);
  return node === undefined ? (
    <Gallery {...props} lastNode={lastNode.current} />
  ) : (
    <AssemblyView {...props} partsUrl={partsUrl} />
  );
}
