import { type ComponentType, lazy } from 'react';
import { TreeTab } from '../tree/tree-tab.tsx';
import type { Tab } from './tab.ts';
import type { TabProps } from './tab-props.ts';

/** What opens first comes with the screen, the others when they are first visited. */
export const tabPanels: Readonly<Record<Tab, ComponentType<TabProps>>> = {
  tree: TreeTab,
  crash: lazy(async () => ({ default: (await import('../crash/crash-view.tsx')).CrashView })),
  assembly: lazy(async () => ({ default: (await import('../assembly/assembly-tab.tsx')).AssemblyTab })),
  covtree: lazy(async () => ({ default: (await import('../covtree/cov-tree-tab.tsx')).CovTreeTab })),
  oe: lazy(async () => ({ default: (await import('../in-vehicle/oe-tab.tsx')).OeTab })),
};
