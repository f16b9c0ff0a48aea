import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './tab-list.module.css';

interface TabListProps<Tab extends string> {
  label: string;
  tabs: readonly (readonly [tab: Tab, label: string])[];
  tab: Tab;
  /** The id of the panel below; the id of a tab is `${panelId}-${tab}`. */
  panelId: string;
  /** A style of its own, in place of underlined tabs. */
  className?: string | undefined;
  onTab(tab: Tab): void;
}

/** Tabs above a panel. One stop for the Tab key; arrows, Home and End move between the tabs. */
export function TabList<Tab extends string>({
  label,
  tabs,
  tab,
  panelId,
  className = styles.tabs,
  onTab,
}: TabListProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-selected=true]');
    if (selected != null && list.current !== null) scrollSideways(list.current, selected);
  }, [tab]);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // From the focused tab: the selected one may still be loading.
    const index = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
    const next = index === -1 ? undefined : nextIndex(event.key, index, tabs.length);
    const target = next === undefined ? undefined : tabs[next];
    if (next === undefined || target === undefined) return;
    event.preventDefault();
    onTab(target[0]);
    buttons[next]?.focus();
  };
  return (
    <div ref={list} className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          aria-selected={name === tab}
          aria-controls={panelId}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Shows a tab that a link has selected, on a screen narrower than all tabs. The page itself must not scroll. */
function scrollSideways(list: HTMLElement, tab: Element): void {
  const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left;
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
