import type { ResultOf } from '../../../contract/call.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { Store } from '../../../providers/store.ts';
import type { Spot } from './spots.ts';
import type { Viewer } from './viewer.ts';

export interface DiagramProps {
  drawing: ResultOf<typeof partCalls.getImageInfo>;
  /** Of its hotspots. */
  spots: readonly Spot[];
  viewer: Viewer;
  title: string;
  /** What the list calls a callout; undefined where it has no row. */
  nameOf(callout: string): string | undefined;
  selected: ReadonlySet<string>;
  hovered: Store<string | null>;
  /** The drawing has parts of other lists too: theirs stay in the background, those of this one are marked. */
  isShared: boolean;
  /** All spots are outlined. */
  areAllShown: boolean;
  onToggleAll(): void;
  onSelect(callout: string, isAdding: boolean): void;
}
