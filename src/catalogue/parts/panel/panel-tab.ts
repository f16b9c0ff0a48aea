/** The tabs of the part panel, in order. */
export const PANEL_TABS = [
  'facts',
  'prices',
  'replacement',
  'related',
  'brands',
  'whereUsed',
  'image',
  'graph',
] as const;

export type PanelTab = (typeof PANEL_TABS)[number];

/** The tab in the URL; by default the replacements if the part has any, else the facts. */
export function panelTabOf(
  requested: string | undefined,
  { oeReplaceTwos }: { oeReplaceTwos: readonly string[] },
): PanelTab {
  return PANEL_TABS.find((tab) => tab === requested) ?? (oeReplaceTwos.length > 0 ? 'replacement' : 'facts');
}
