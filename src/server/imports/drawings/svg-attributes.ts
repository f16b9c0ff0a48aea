import { DrawingProblem } from './drawing-problem.ts';

const HREFS = new Set(['href', 'xlink:href']);
const LOCAL = /^#[^\s"'<>]+$/;
const PICTURE = /^data:image\/(?:png|jpe?g|webp);base64,[A-Za-z0-9+/=\s]*$/;
const UNSAFE_CSS = /@import|javascript:|(?:expression|image|image-set|src)\s*\(/i;
const CSS_ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi;
const URL_REFERENCE = /url\s*\(\s*["']?([^)"']*)["']?\s*\)/gi;

/** The ids that an attribute refers to. @throws DrawingProblem unsafeSvg for a program or a reference to another file */
export function checkAttribute(element: string, name: string, value: string): string[] {
  if (/^on/i.test(name)) throw new DrawingProblem('unsafeSvg');
  if (HREFS.has(name)) return checkHref(element, value.trim());
  return checkCss(value);
}

function checkHref(element: string, value: string): string[] {
  if (LOCAL.test(value)) return [value.slice(1)];
  if (value === '' || (element === 'image' && PICTURE.test(value))) return [];
  throw new DrawingProblem('unsafeSvg');
}

/** The ids that a style or a presentation attribute refers to. @throws DrawingProblem unsafeSvg */
export function checkCss(escaped: string): string[] {
  const css = withoutEscapes(escaped);
  if (UNSAFE_CSS.test(css)) throw new DrawingProblem('unsafeSvg');
  const found = [...css.matchAll(URL_REFERENCE)].map(([, reference = '']) => reference.trim());
  const uses = css.match(/url\s*\(/gi)?.length ?? 0;
  if (uses !== found.length || found.some((reference) => !LOCAL.test(reference))) throw new DrawingProblem('unsafeSvg');
  return found.map((reference) => reference.slice(1));
}

/** Escapes could hide a word; Illustrator writes Chinese font names with them. */
function withoutEscapes(css: string): string {
  return css.replace(CSS_ESCAPE, (_escape, code: string | undefined, character = '') => {
    const point = Number.parseInt(code ?? '', 16);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : character;
  });
}
