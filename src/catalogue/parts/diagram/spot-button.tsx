import { type CSSProperties, type MouseEvent, memo, type PointerEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../../providers/store.ts';
import styles from './diagram.module.css';
import { isPoint, type Spot } from './spots.ts';
import type { Viewer } from './viewer.ts';

interface SpotButtonProps {
  spot: Spot;
  /** The way that the callout is moved so that it does not cover another, in screen pixels. */
  shiftX: number;
  shiftY: number;
  /** Undefined if the list has no row for it. */
  name: string | undefined;
  isShared: boolean;
  isSelected: boolean;
  /** By keyboard and screen readers; the others react to the pointer only. */
  isFocusable: boolean;
  hovered: Store<string | null>;
  viewer: Viewer;
  onSelect(callout: string, isAdding: boolean): void;
}

export const SpotButton = memo(function SpotButton(props: SpotButtonProps) {
  const { spot, shiftX, shiftY, name, isShared, isSelected, isFocusable, hovered, viewer, onSelect } = props;
  const { t } = useTranslation('parts-drawing');
  const { callout, box } = spot;
  const isHovered = useSyncExternalStore(hovered.watch, () => hovered.get() === callout);
  const label = name === undefined ? t(isShared ? 'inOtherGroup' : 'noRow', { callout }) : `${callout} ${name}`;
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--x': (box.left + box.right) / 2,
    '--y': (box.top + box.bottom) / 2,
    '--w': box.right - box.left,
    '--h': box.bottom - box.top,
    '--shift-x': shiftX,
    '--shift-y': shiftY,
  };
  const classNames = [
    styles.spot,
    styles[spot.kind],
    isPoint(box) ? styles.point : '',
    isSelected ? styles.selected : '',
    isHovered ? styles.hovered : '',
    name === undefined ? styles.orphan : '',
  ];
  const shared = {
    className: classNames.filter(Boolean).join(' '),
    style: style,
    'data-callout': callout,
    title: label,
    onClick: (event: MouseEvent) => onSelect(callout, event.ctrlKey || event.metaKey || event.shiftKey),
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') hovered.set(callout);
    },
    onPointerLeave() {
      if (hovered.get() === callout) hovered.set(null);
    },
  };
  if (!isFocusable) return <span aria-hidden="true" {...shared} />;
  return (
    <button
      type="button"
      {...shared}
      aria-label={label}
      aria-pressed={isSelected}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) viewer.reveal(box);
      }}
    />
  );
});
