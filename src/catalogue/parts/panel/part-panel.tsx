import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CopyButton } from '../../shell/copy-button.tsx';
import { FactsTab } from './facts-tab.tsx';
import styles from './part-panel.module.css';
import type { PartPanelProps } from './part-panel-props.ts';
import { ReplacementTab } from './replacement-tab.tsx';
import { WhereUsedTab } from './where-used-tab.tsx';

const TABS = ['replacement', 'whereUsed', 'facts'] as const;
type Tab = (typeof TABS)[number];

/** What is known of one number: what came before and after it, where it is used, and the facts. */
export function PartPanel(props: PartPanelProps) {
  const { part, onClose } = props;
  const { t } = useTranslation('parts');
  const { t: common } = useTranslation();
  const [tab, setTab] = useState<Tab>(part.hasReplace ? 'replacement' : 'facts');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
            {part.stdPartName}
          </h2>
          <p className={styles.number}>
            <span className="oe">{part.oe}</span>
            <CopyButton text={part.oe} />
          </p>
        </div>
        <Button look="plain" isIcon aria-label={common('action.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <TabList id={id} tab={tab} onTab={setTab} />
      <div
        id={`${id}-panel`}
        className={styles.body}
        role="tabpanel"
        aria-label={t(`panel.${tab}`)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {tab === 'replacement' && <ReplacementTab {...props} />}
        {tab === 'whereUsed' && <WhereUsedTab part={part} />}
        {tab === 'facts' && <FactsTab {...props} />}
      </div>
    </aside>
  );
}

interface TabListProps {
  id: string;
  tab: Tab;
  onTab(tab: Tab): void;
}

function TabList({ id, tab, onTab }: TabListProps) {
  const { t } = useTranslation('parts');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (TABS.indexOf(tab) + by + TABS.length) % TABS.length;
    onTab(TABS[next] ?? tab);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t('panel.tabs')} onKeyDown={onKeyDown}>
      {TABS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {t(`panel.${name}`)}
        </button>
      ))}
    </div>
  );
}
