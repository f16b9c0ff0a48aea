/** The document's root; throws when the text is not well-formed XML. Needs the jsdom environment. */
export function parseSvg(svg: string): Element {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const fault = parsed.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? 'not well-formed');
  return parsed.documentElement;
}
