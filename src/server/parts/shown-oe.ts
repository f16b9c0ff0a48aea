import { displayOe, OeStyle } from '../../contract/oe-number.ts';

const Style = OeStyle.catch('plain');

/** A number as its brand displays it; as it was printed where the brand has no form for it. */
export function shownOe(number: { printed: string; key: string; style: string }): string {
  const displayed = displayOe(Style.parse(number.style), number.key);
  return displayed === number.key ? number.printed : displayed;
}
