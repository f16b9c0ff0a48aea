import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabList } from '../../../ui/choice/tab-list.tsx';
import type { Tab } from './tab.ts';
import styles from './tab-bar.module.css';

interface TabBarProps {
  tabs: readonly Tab[];
  tab: Tab;
  panelId: string;
  onTab(tab: Tab): void;
  /** Tools of the open tab, beside the tabs. */
  children?: ReactNode;
}

export function TabBar({ tabs, tab, panelId, onTab, children }: TabBarProps) {
  const { t } = useTranslation('parts');
  return (
    <div className={styles.bar}>
      <TabList
        label={t('tabs.label')}
        tabs={tabs.map((name) => [name, t(`tabs.${name}`)])}
        tab={tab}
        panelId={panelId}
        className={styles.tabs}
        onTab={onTab}
      />
      {children}
    </div>
  );
}
