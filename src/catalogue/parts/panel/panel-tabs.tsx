import type { ComponentType } from 'react';
import { late } from '../../../ui/late.tsx';
import { FactsTab } from './facts-tab.tsx';
import type { PanelTab } from './panel-tab.ts';
import type { PartPanelProps } from './part-panel-props.ts';
import { ReplacementTab } from './replacement-tab.tsx';

/** The default tabs are part of the panel's chunk; the others load on first use. */
export const panelTabs: Readonly<Record<PanelTab, ComponentType<PartPanelProps>>> = {
  facts: FactsTab,
  prices: late(async () => (await import('./prices-tab.tsx')).PricesTab),
  replacement: ReplacementTab,
  related: late(async () => (await import('./related-tab.tsx')).RelatedTab),
  brands: late(async () => (await import('./brands-tab.tsx')).BrandsTab),
  whereUsed: late(async () => (await import('./where-used-tab.tsx')).WhereUsedTab),
  image: late(async () => (await import('./image-tab.tsx')).ImageTab),
  graph: late(async () => (await import('./graph-tab.tsx')).GraphTab),
};
