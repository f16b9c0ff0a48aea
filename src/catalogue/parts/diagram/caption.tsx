import { type Store, useStore } from '../../../providers/store.ts';
import styles from './diagram.module.css';

interface CaptionProps {
  hovered: Store<string | null>;
  selected: ReadonlySet<string>;
  nameOf(callout: string): string | undefined;
}

/** Name of the hovered or selected callout. Hidden from screen readers, which read it from the buttons. */
export function Caption({ hovered, selected, nameOf }: CaptionProps) {
  const hoveredCallout = useStore(hovered);
  const [first] = selected;
  const callout = hoveredCallout ?? first;
  if (callout === undefined) return null;
  return (
    <p className={styles.caption} aria-hidden="true">
      <strong>{callout}</strong> {nameOf(callout)}
      {hoveredCallout === null && selected.size > 1 && ` +${selected.size - 1}`}
    </p>
  );
}
