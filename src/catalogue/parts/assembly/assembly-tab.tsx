import type { TabProps } from '../tabs/tab-props.ts';
import { usePlace } from '../use-place.ts';
import { AssemblyView } from './assembly-view.tsx';
import { Gallery } from './gallery.tsx';

/** The drawings of a vehicle: all of them to choose from, or one with its parts. */
export function AssemblyTab(props: TabProps) {
  const placing = usePlace();
  return placing[0].node === undefined ? <Gallery {...props} /> : <AssemblyView {...props} placing={placing} />;
}
