import { Dropdown, type DropdownProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface ActionMenuProps {
  menu: NonNullable<DropdownProps['menu']>;
  isDisabled?: boolean;
  /** The button that opens the menu. */
  children: ReactNode;
}

/** A popup is hidden for a few frames, until it has its place; what is hidden cannot be focused. */
const FRAMES = 10;

/**
 * A menu that opens on a click and takes the focus. The `autoFocus` of antd focuses the menu three frames later even if
 * it is closed by then, and so takes the focus from the dialog that the chosen item has opened.
 */
export function ActionMenu({ menu, isDisabled = false, children }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    let left = FRAMES;
    const focusFirstItem = () => {
      popup.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.focus();
      left -= 1;
      if (left > 0 && popup.current?.contains(document.activeElement) !== true)
        frame = requestAnimationFrame(focusFirstItem);
    };
    frame = requestAnimationFrame(focusFirstItem);
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return (
    <Dropdown
      trigger={['click']}
      disabled={isDisabled}
      open={isOpen}
      onOpenChange={setOpen}
      menu={menu}
      popupRender={(items) => <div ref={popup}>{items}</div>}
    >
      {children}
    </Dropdown>
  );
}
