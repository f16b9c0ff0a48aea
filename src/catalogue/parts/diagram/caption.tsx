import { type Store, useStore } from '../../../providers/store.ts';
import styles from './diagram.module.css';

interface CaptionProps {
  hovered: Store<string | null>;
  selected: ReadonlySet<string>;
  nameOf(callout: string): string | undefined;
}

/** What is under the pointer, or else selected, in words; the buttons say the same to those who cannot see it. */
export function Caption({ hovered, selected, nameOf }: CaptionProps) {
  const under = useStore(hovered);
  const [first] = selected;
  const callout = under ?? first;
  if (callout === undefined) return null;
  return (
    <p className={styles.caption} aria-hidden="true">
      <strong>{callout}</strong> {nameOf(callout)}
      {under === null && selected.size > 1 && ` +${selected.size - 1}`}
    </p>
  );
}
