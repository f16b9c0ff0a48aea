const PANELS = ['used', 'chain', 'prices'] as const;
export type OePanel = (typeof PANELS)[number];

export interface OpenRow {
  oeId: number;
  panel: OePanel;
}

/** The row that stands open and what it shows, from the URL: `open=used.12`. */
export function readOpen(params: URLSearchParams): OpenRow | undefined {
  const [, named, oeId] = /^(\w+)\.([1-9]\d{0,8})$/.exec(params.get('open') ?? '') ?? [];
  const panel = PANELS.find((known) => known === named);
  return panel === undefined ? undefined : { panel, oeId: Number(oeId) };
}

/** The same URL with a row open, or none. */
export function withOpen(params: URLSearchParams, open: OpenRow | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (open === undefined) next.delete('open');
  else next.set('open', `${open.panel}.${open.oeId}`);
  return next;
}
