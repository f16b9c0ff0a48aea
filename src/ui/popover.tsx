import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './popover.module.css';

interface PopoverProps {
  label: string;
  /** What the button shows. */
  face: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A button with a panel under it; the browser closes the panel on Esc and on a click elsewhere. */
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
  return (
    <span className={styles.anchor}>
      <Button
        look="plain"
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

/** Opens the panel under its button, inside the window. */
function toggle(button: HTMLElement, panel: HTMLElement | null) {
  if (panel === null) return;
  const { bottom, right } = button.getBoundingClientRect();
  panel.style.top = `${bottom + 6}px`;
  panel.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
  panel.togglePopover();
}
