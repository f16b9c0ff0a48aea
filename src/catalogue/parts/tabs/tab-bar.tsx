import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tab } from './tab.ts';
import styles from './tab-bar.module.css';

interface TabBarProps {
  tabs: readonly Tab[];
  tab: Tab;
  panelId: string;
  onTab(tab: Tab): void;
  /** Beside the tabs: what the open one needs. */
  children?: ReactNode;
}

/** The ways into the parts; one stop for the Tab key, arrows go from one to the next. */
export function TabBar({ tabs, tab, panelId, onTab, children }: TabBarProps) {
  const { t } = useTranslation('parts');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, tabs.indexOf(tab), tabs.length);
    const wanted = next === undefined ? undefined : tabs[next];
    if (next === undefined || wanted === undefined) return;
    event.preventDefault();
    onTab(wanted);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={styles.bar}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={t('tabs.label')} onKeyDown={onKeyDown}>
        {tabs.map((name) => (
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
            {t(`tabs.${name}`)}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
