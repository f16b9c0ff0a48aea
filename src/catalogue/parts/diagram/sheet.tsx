import { type CSSProperties, memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import styles from './diagram.module.css';
import type { DiagramProps } from './diagram-props.ts';
import { SpotButton } from './spot-button.tsx';
import { HIT_MIN, reachedSpots } from './spots.ts';
import type { Size } from './view.ts';
import type { Viewer } from './viewer.ts';

interface SheetProps extends Omit<DiagramProps, 'title' | 'onToggleAll'> {
  picture: Size;
}

/** The picture and its buttons on one layer: a drag moves the layer and renders nothing. */
export function Sheet({
  drawing,
  viewer,
  picture,
  spots,
  nameOf,
  selected,
  hovered,
  areAllShown,
  onSelect,
}: SheetProps) {
  const layer = useLayer(viewer);
  const source = usePictureUrl(drawing.svg);
  const scale = useSyncExternalStore(viewer.view.watch, () => viewer.view.get().scale);
  const reached = useMemo(() => reachedSpots(spots, scale, HIT_MIN[isCoarse() ? 'coarse' : 'fine']), [spots, scale]);
  const size: CSSProperties & Record<`--${string}`, number> = { '--width': picture.width, '--height': picture.height };
  return (
    <div ref={layer} className={`${styles.sheet} ${areAllShown ? styles.allShown : ''}`} style={size}>
      <Picture source={source} />
      {spots.map((spot) => (
        <SpotButton
          key={spot.id}
          spot={spot}
          name={nameOf(spot.callout)}
          isSelected={selected.has(spot.callout)}
          isReached={reached.has(spot.id)}
          hovered={hovered}
          viewer={viewer}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

function isCoarse(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

// The buttons over it say what is on it.
const Picture = memo(function Picture({ source }: { source: string }) {
  return <img className={styles.picture} src={source} alt="" draggable={false} decoding="async" />;
});

/** Writes every view straight to the layer's style. */
function useLayer(viewer: Viewer) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const write = () => {
      const { x, y, scale, isGliding } = viewer.view.get();
      const element = layer.current;
      if (element === null) return;
      element.dataset.gliding = String(isGliding);
      element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      if (element.style.getPropertyValue('--scale') !== String(scale))
        element.style.setProperty('--scale', String(scale));
    };
    write();
    return viewer.view.watch(write);
  }, [viewer]);
  return layer;
}

/** As a picture of its own, so that nothing in it can act on the page. */
function usePictureUrl(svg: string): string {
  const url = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg]);
  const last = useRef(url);
  useEffect(() => {
    last.current = url;
    return () => {
      // Development mounts everything twice: a URL that is still in use stays.
      const done = url;
      setTimeout(() => {
        if (last.current !== done) URL.revokeObjectURL(done);
      });
    };
  }, [url]);
  return url;
}
