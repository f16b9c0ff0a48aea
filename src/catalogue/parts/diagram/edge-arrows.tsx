import { useTranslation } from 'react-i18next';
import { useStore } from '../../../providers/store.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './diagram.module.css';
import type { Spot } from './spots.ts';
import { edgeArrow } from './view.ts';
import type { Viewer } from './viewer.ts';

interface EdgeArrowsProps {
  viewer: Viewer;
  spots: readonly Spot[];
  nameOf(callout: string): string | undefined;
}

/** Arrows on the edge that point to selected hotspots out of view. */
export function EdgeArrows({ viewer, spots, nameOf }: EdgeArrowsProps) {
  const { t } = useTranslation('parts-drawing');
  const view = useStore(viewer.view);
  const window = useStore(viewer.window);
  if (window.width === 0) return null;
  return spots.map(({ id, box, callout }) => {
    const arrow = edgeArrow(view, box, window);
    if (arrow === undefined) return null;
    return (
      <button
        key={id}
        type="button"
        data-tool=""
        className={styles.arrow}
        style={{ left: arrow.x, top: arrow.y }}
        aria-label={t('arrow', { callout, name: nameOf(callout) ?? '' })}
        onClick={() => viewer.reveal(box)}
      >
        <span style={{ transform: `rotate(${arrow.degrees}deg)` }}>
          <Icon name="right" size={16} />
        </span>
      </button>
    );
  });
}
