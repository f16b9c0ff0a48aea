import type { ComponentType } from 'react';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx';
import { FactsTab } from './facts-tab.tsx';
import type { PanelTab } from './panel-tab.ts';
import type { PartPanelProps } from './part-panel-props.ts';
import { ReplacementTab } from './replacement-tab.tsx';

/** The default tabs are part of the panel's chunk; the others load on first use. */
export const panelTabs: Readonly<Record<PanelTab, ComponentType<PartPanelProps>>> = {
  facts: FactsTab,
  prices: lazyWithRetry(async () => (await import('./prices-tab.tsx')).PricesTab),
  replacement: ReplacementTab,
  related: lazyWithRetry(async () => (await import('./related-tab.tsx')).RelatedTab),
  brands: lazyWithRetry(async () => (await import('./brands-tab.tsx')).BrandsTab),
  whereUsed: lazyWithRetry(async () => (await import('./where-used-tab.tsx')).WhereUsedTab),
  image: lazyWithRetry(async () => (await import('./image-tab.tsx')).ImageTab),
  graph: lazyWithRetry(async () => (await import('./graph-tab.tsx')).GraphTab),
};
