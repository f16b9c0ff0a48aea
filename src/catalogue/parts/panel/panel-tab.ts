/** What the panel of a part tells, in the order of its tabs. */
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

/** The tab that a link opens; where it names none, the replacements of a part that has some, or else the facts. */
export function panelTabOf(
  wanted: string | undefined,
  { oeReplaceTwos }: { oeReplaceTwos: readonly string[] },
): PanelTab {
  return PANEL_TABS.find((tab) => tab === wanted) ?? (oeReplaceTwos.length > 0 ? 'replacement' : 'facts');
}
