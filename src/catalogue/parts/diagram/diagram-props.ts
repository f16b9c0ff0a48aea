import type { ResultOf } from '../../../contract/call.ts';
import type { partCalls } from '../../../contract/parts/calls.ts';
import type { Store } from '../../../providers/store.ts';
import type { Spot } from './spots.ts';
import type { Viewer } from './viewer.ts';

export interface DiagramProps {
  drawing: ResultOf<typeof partCalls.getImageInfo>;
  /** The vehicle in whose book the drawing is. */
  vehicleId: number;
  spots: readonly Spot[];
  viewer: Viewer;
  title: string;
  /** Name of a callout in the list; undefined if it has no row. */
  nameOf(callout: string): string | undefined;
  selected: ReadonlySet<string>;
  hovered: Store<string | null>;
  /** The drawing also shows parts of other lists: their hotspots are dimmed. */
  isShared: boolean;
  /** All hotspots are outlined. */
  areSpotsOutlined: boolean;
  onToggleOutlines(): void;
  onSelect(callout: string, isAdding: boolean): void;
}
