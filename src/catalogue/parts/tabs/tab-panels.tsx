import type { ComponentType } from 'react';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { TreeTab } from '../tree/tree-tab.tsx';
import type { Tab } from './tab.ts';
import type { TabProps } from './tab-props.ts';

/** The default tab is part of the screen's chunk; the others load on first use. */
export const tabPanels: Readonly<Record<Tab, ComponentType<TabProps>>> = {
  tree: TreeTab,
  crash: lazyWithRetry(async () => (await import('../crash/crash-view.tsx')).CrashView),
  assembly: lazyWithRetry(async () => (await import('../assembly/assembly-tab.tsx')).AssemblyTab),
  covtree: lazyWithRetry(async () => (await import('../commercial/cov-tree-tab.tsx')).CovTreeTab),
  oe: lazyWithRetry(async () => (await import('../in-vehicle/oe-tab.tsx')).OeTab),
};
