import { choiceParam, textParam, type UrlParam } from '../../providers/url-state/url-params.ts';
import { urlState } from '../../providers/url-state/url-state.ts';

const panels = ['used', 'chain', 'prices'] as const;
export type OePanel = (typeof panels)[number];

export interface OpenRow {
  oeId: number;
  panel: OePanel;
}

/** `used.12`: panel and oeId. */
const openRowParam: UrlParam<OpenRow | undefined> = {
  parse(text) {
    const [, name, oeId] = /^(\w+)\.([1-9]\d{0,8})$/.exec(text ?? '') ?? [];
    const panel = panels.find((other) => other === name);
    return panel === undefined ? undefined : { panel, oeId: Number(oeId) };
  },
  format: (open) => (open === undefined ? '' : `${open.panel}.${open.oeId}`),
};

export const oeState = urlState({
  /** One number, a part name, or a list of numbers for the batch. */
  text: textParam(1_000_000, { name: 'oe' }),
  mode: choiceParam(['batch']),
  /** The row with an open panel. */
  open: openRowParam,
});
