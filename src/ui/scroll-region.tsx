import { forwardRef, type HTMLAttributes } from 'react';

/** A named scroll container that the keyboard can reach and scroll; a `region` unless it has another role. */
export const ScrollRegion = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement> & { 'aria-label': string }>(
  function ScrollRegion(props, ref) {
    // Without a tab stop, overflowing content cannot be scrolled by keyboard in every browser.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: axe requires it: scrollable-region-focusable
    return <div role="region" {...props} ref={ref} tabIndex={0} />;
  },
);
