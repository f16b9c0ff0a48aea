import { type KeyboardEvent, useRef } from 'react';

interface TabListProps<Tab extends string> {
  label: string;
  /** Each with what it is called. */
  tabs: readonly (readonly [Tab, string])[];
  tab: Tab;
  /** Of the panel under the tabs; a tab's own id is this one and its name. */
  panelId: string;
  className: string | undefined;
  onTab(tab: Tab): void;
}

/** Tabs over a panel: one stop for the Tab key, arrows go from one to the next, Home and End to the first and last. */
export function TabList<Tab extends string>({ label, tabs, tab, panelId, className, onTab }: TabListProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // From the tab that has the focus: the open one may be on its way yet.
    const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1;
    const next = at === -1 ? undefined : placeAfter(event.key, at, tabs.length);
    const wanted = next === undefined ? undefined : tabs[next];
    if (next === undefined || wanted === undefined) return;
    event.preventDefault();
    onTab(wanted[0]);
    buttons[next]?.focus();
  };
  return (
    <div ref={list} className={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(([name, words]) => (
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
          {words}
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
