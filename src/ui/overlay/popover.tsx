import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './popover.module.css';

interface PopoverProps {
  label: string;
  /** What the button shows. */
  face: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A button with a panel under it; the browser closes the panel on Esc and on a click elsewhere. Arrows lead into the
 * panel and from one of its buttons to the next.
 */
export function Popover({ label, face, children, className = '' }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    const onToggle = (event: Event) => setOpen('newState' in event && event.newState === 'open');
    // React 18 does not know the attribute by its property.
    element?.setAttribute('popover', 'auto');
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);
  // Only now is it known how wide the panel has become.
  useLayoutEffect(() => {
    if (isOpen && panel.current !== null) keepInside(panel.current);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <span className={styles.anchor} onKeyDown={(event) => isOpen && walk(event, panel.current)}>
      <Button
        variant="plain"
        aria-expanded={isOpen}
        aria-label={label}
        className={className}
        onClick={(event) => toggle(event.currentTarget, panel.current)}
      >
        {face}
      </Button>
      <div ref={panel} className={styles.panel}>
        {isOpen && children}
      </div>
    </span>
  );
}

const WAY: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the button to the first in its panel, and round from one to the next; fields keep their arrows. */
function walk(event: KeyboardEvent, panel: HTMLElement | null) {
  const by = WAY[event.key];
  const from = event.target;
  if (by === undefined || panel === null || !(from instanceof HTMLElement) || from.matches('input, select')) return;
  const stops = [...panel.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
  const place = stops.indexOf(from);
  event.preventDefault();
  stops.at(place === -1 ? Math.min(0, by) : (place + by) % stops.length)?.focus();
}

const MARGIN_PX = 8;

/** Opens the panel under its button, its end not beyond the window's. */
function toggle(button: HTMLElement, panel: HTMLElement | null) {
  if (panel === null) return;
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = `${bottom + 6}px`;
  panel.style.right = `${Math.max(MARGIN_PX, document.documentElement.clientWidth - right)}px`;
  panel.togglePopover();
}

/** Moves a panel that begins before the window does. */
function keepInside(panel: HTMLElement) {
  const { left, right } = panel.getBoundingClientRect();
  if (left >= MARGIN_PX) return;
  const end = document.documentElement.clientWidth - right - (MARGIN_PX - left);
  panel.style.right = `${Math.max(MARGIN_PX, end)}px`;
}
