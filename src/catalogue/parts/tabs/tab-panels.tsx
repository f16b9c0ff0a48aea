import type { ComponentType } from 'react';
import { late } from '../../../ui/late.tsx';
import { TreeTab } from '../tree/tree-tab.tsx';
import type { Tab } from './tab.ts';
import type { TabProps } from './tab-props.ts';

/** The default tab is part of the screen's chunk; the others load on first use. */
export const tabPanels: Readonly<Record<Tab, ComponentType<TabProps>>> = {
  tree: TreeTab,
  crash: late(async () => (await import('../crash/crash-view.tsx')).CrashView),
  assembly: late(async () => (await import('../assembly/assembly-tab.tsx')).AssemblyTab),
  covtree: late(async () => (await import('../commercial/cov-tree-tab.tsx')).CovTreeTab),
  oe: late(async () => (await import('../in-vehicle/oe-tab.tsx')).OeTab),
};
