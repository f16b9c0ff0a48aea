import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the content of a screen that was opened from another one, whose focused link is gone: the next Tab then
 * reaches the content instead of the header. A screen loaded by its URL leaves the focus to the browser.
 */
export function useOpeningFocus<Element extends HTMLElement>(): RefObject<Element> {
  const content = useRef<Element>(null);
  const { key } = useLocation();
  const isOpenedByUrl = useRef(key === 'default');
  useEffect(() => {
    if (!isOpenedByUrl.current && document.activeElement === document.body)
      content.current?.focus({ preventScroll: true });
  }, []);
  return content;
}
