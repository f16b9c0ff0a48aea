import { type ComponentType, lazy } from 'react';
import { FactsTab } from './facts-tab.tsx';
import type { PanelTab } from './panel-tab.ts';
import type { PartPanelProps } from './part-panel-props.ts';
import { ReplacementTab } from './replacement-tab.tsx';

/** What opens first comes with the panel, the others when they are first visited. */
export const panelTabs: Readonly<Record<PanelTab, ComponentType<PartPanelProps>>> = {
  facts: FactsTab,
  prices: lazy(async () => ({ default: (await import('./prices-tab.tsx')).PricesTab })),
  replacement: ReplacementTab,
  related: lazy(async () => ({ default: (await import('./related-tab.tsx')).RelatedTab })),
  brands: lazy(async () => ({ default: (await import('./brands-tab.tsx')).BrandsTab })),
  whereUsed: lazy(async () => ({ default: (await import('./where-used-tab.tsx')).WhereUsedTab })),
  image: lazy(async () => ({ default: (await import('./image-tab.tsx')).ImageTab })),
  graph: lazy(async () => ({ default: (await import('./graph-tab.tsx')).GraphTab })),
};
