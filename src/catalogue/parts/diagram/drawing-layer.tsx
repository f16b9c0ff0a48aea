import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import styles from './diagram.module.css';
import type { DiagramProps } from './diagram-props.ts';
import { SpotButton } from './spot-button.tsx';
import { focusableSpots, HIT_MIN, spreadCallouts } from './spots.ts';
import type { Size } from './view.ts';
import type { Viewer } from './viewer.ts';

interface DrawingLayerProps extends Omit<DiagramProps, 'title' | 'onToggleOutlines' | 'drawing' | 'vehicleId'> {
  picture: Size;
  /** The picture itself. */
  children: ReactNode;
}

/** The picture and its buttons on one layer: panning moves the layer without a React render. */
export function DrawingLayer({
  viewer,
  picture,
  children,
  spots,
  nameOf,
  selected,
  hovered,
  isShared,
  areSpotsOutlined,
  onSelect,
}: DrawingLayerProps) {
  const layer = useLayer(viewer);
  const scale = useSyncExternalStore(viewer.view.watch, () => viewer.view.get().scale);
  const own = useMemo(
    () => (isShared ? spots.filter(({ callout }) => nameOf(callout) !== undefined) : spots),
    [spots, isShared, nameOf],
  );
  const focusable = useMemo(() => focusableSpots(own, scale, HIT_MIN[isCoarse() ? 'coarse' : 'fine']), [own, scale]);
  const shifts = useMemo(() => spreadCallouts(spots, scale), [spots, scale]);
  const size: CSSProperties & Record<`--${string}`, number> = { '--width': picture.width, '--height': picture.height };
  return (
    <div
      ref={layer}
      className={[styles.sheet, areSpotsOutlined ? styles.allShown : '', isShared ? styles.shared : ''].join(' ')}
      style={size}
    >
      {children}
      {spots.map((spot) => (
        <SpotButton
          key={spot.id}
          spot={spot}
          shiftX={shifts.get(spot.id)?.x ?? 0}
          shiftY={shifts.get(spot.id)?.y ?? 0}
          name={nameOf(spot.callout)}
          isShared={isShared}
          isSelected={selected.has(spot.callout)}
          isFocusable={focusable.has(spot.id)}
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

/** Writes the view directly to the layer's style. */
function useLayer(viewer: Viewer) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const { x, y, scale, isAnimated } = viewer.view.get();
      const element = layer.current;
      if (element === null) return;
      element.dataset.gliding = String(isAnimated);
      element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      if (element.style.getPropertyValue('--scale') !== String(scale))
        element.style.setProperty('--scale', String(scale));
    };
    write();
    return viewer.view.watch(write);
  }, [viewer]);
  return layer;
}
