import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './popover.module.css';

interface PopoverProps {
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  children: ReactNode;
  className?: string;
  /** Of the button. */
  tabIndex?: 0 | -1;
}

/**
 * A button with a panel below it. The browser closes the panel on Esc and on a click outside. The arrow keys move the
 * focus into the panel and between its buttons.
 */
export function Popover({ label, trigger, children, className = '', tabIndex }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = panel.current;
    const onToggle = (event: Event) => setOpen('newState' in event && event.newState === 'open');
    // React 18 does not support the `popover` property.
    element?.setAttribute('popover', 'auto');
    element?.addEventListener('toggle', onToggle);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);
  // The size of the panel is known after rendering, and changes when its content is loaded.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || element === null) return;
    keepInside(element);
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => keepInside(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    // Arrow keys on the focused button or item bubble up to here; a role would announce a group that does not exist.
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control itself
    <span className={styles.anchor} onKeyDown={(event) => isOpen && moveFocus(event, panel.current)}>
      <Button
        variant="plain"
        aria-expanded={isOpen}
        aria-label={label}
        className={className}
        tabIndex={tabIndex}
        onClick={(event) => toggle(event.currentTarget, panel.current)}
      >
        {trigger}
      </Button>
      <div ref={panel} className={styles.panel}>
        {isOpen && children}
      </div>
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the button and those of its panel, cyclically; inputs keep their arrow keys. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement | null) {
  const step = STEPS[event.key];
  const from = event.target;
  if (step === undefined || panel === null || !(from instanceof HTMLElement) || from.matches('input, select')) return;
  const stops = [...panel.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
  const index = stops.indexOf(from);
  event.preventDefault();
  stops.at(index === -1 ? Math.min(0, step) : (index + step) % stops.length)?.focus();
}

const MARGIN_PX = 8;

/** Opens the panel below its button, aligned to the button's right edge. */
function toggle(button: HTMLElement, panel: HTMLElement | null) {
  if (panel === null) return;
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = `${bottom + 6}px`;
  panel.style.right = `${Math.max(MARGIN_PX, document.documentElement.clientWidth - right)}px`;
  panel.togglePopover();
}

/** Moves a panel that reaches beyond the window's left or lower edge. */
function keepInside(panel: HTMLElement) {
  const { left, right, bottom, height } = panel.getBoundingClientRect();
  const lowest = document.documentElement.clientHeight - MARGIN_PX;
  if (bottom > lowest) panel.style.top = `${Math.max(MARGIN_PX, lowest - height)}px`;
  if (left >= MARGIN_PX) return;
  const end = document.documentElement.clientWidth - right - (MARGIN_PX - left);
  panel.style.right = `${Math.max(MARGIN_PX, end)}px`;
}
