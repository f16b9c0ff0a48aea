import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DrawingProblem } from './drawing-problem.ts';
import { checkAttribute, checkCss } from './svg-attributes.ts';
import { drawingElements, unsafeElements } from './svg-elements.ts';
import { svgSize } from './svg-size.ts';
import { SvgWeight } from './svg-weight.ts';

const CHARACTERS_MAX = 8_000_000;
const DEPTH_MAX = 200;
const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

export interface SafeSvg {
  svg: string;
  /** In pixels: those of width and height, else units of the view box. */
  width: number;
  height: number;
}

/**
 * The SVG written anew from its drawing elements. Metadata, comments and elements of editors are left out.
 * @throws DrawingProblem unsafeSvg for scripts, handlers, entities, animations and references to other files; notPicture
 *   for other XML; damagedPicture for what is not well-formed; pictureTooLarge, svgTooComplex
 */
export function sanitizeSvg(text: string): SafeSvg {
  if (text.length > CHARACTERS_MAX) throw new DrawingProblem('pictureTooLarge');
  const writer = new SvgWriter();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', (doctype) => {
    // The public DTD of SVG is left out; an internal subset declares entities.
    if (/\[|<!|ENTITY/i.test(doctype)) throw new DrawingProblem('unsafeSvg');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') throw new DrawingProblem('unsafeSvg');
  });
  parser.on('error', () => {
    throw new DrawingProblem('damagedPicture');
  });
  parser.on('opentag', (tag) => writer.open(tag));
  parser.on('closetag', () => writer.close());
  parser.on('text', (content) => writer.text(content));
  parser.on('cdata', (content) => writer.text(content));
  parser.write(text).close();
  return writer.finish();
}

interface OpenElement {
  name: string;
  id: string | undefined;
}

class SvgWriter {
  private readonly output: string[] = [];
  private readonly opened: OpenElement[] = [];
  private readonly weight = new SvgWeight();
  /** Depth inside an element that is left out. */
  private skipped = 0;
  /** Of the open style element: comments must not divide what they leave together. */
  private css = '';
  private size: { width: number; height: number } | undefined;

  open(tag: SaxesTagNS): void {
    const { uri } = tag;
    const isLink = tag.local === 'a';
    // Links around parts of a drawing keep what they link.
    const local = isLink ? 'g' : tag.local;
    if (unsafeElements.has(local.toLowerCase())) throw new DrawingProblem('unsafeSvg');
    if (this.opened.length + this.skipped >= DEPTH_MAX) throw new DrawingProblem('svgTooComplex');
    const isRoot = this.size === undefined;
    if (isRoot && (local !== 'svg' || ![SVG, ''].includes(uri))) throw new DrawingProblem('notPicture');
    if (this.skipped > 0 || ![SVG, ''].includes(uri) || !drawingElements.has(local)) {
      this.skipped += 1;
      return;
    }
    const attributes = this.attributesOf(tag);
    if (isLink) for (const name of ['href', 'xlink:href']) attributes.delete(name);
    if (isRoot) this.size = svgSize(attributes);
    const id = attributes.get('id');
    this.opened.push({ name: local, id });
    this.weight.add(this.openIds(), this.referencesOf(local, attributes));
    const head = isRoot ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : '';
    const written = [...attributes].map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('');
    this.output.push(`<${local}${head}${written}>`);
  }

  close(): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const element = this.opened.pop();
    if (element === undefined) return;
    if (element.name === 'style') {
      this.weight.add([], checkCss(this.css));
      this.output.push(escapeText(this.css));
      this.css = '';
    }
    this.output.push(`</${element.name}>`);
  }

  text(content: string): void {
    if (this.skipped > 0 || this.opened.length === 0) return;
    if (this.opened.at(-1)?.name === 'style') this.css += content;
    else this.output.push(escapeText(content));
  }

  finish(): SafeSvg {
    if (this.size === undefined) throw new DrawingProblem('damagedPicture');
    this.weight.check();
    return { svg: this.output.join(''), ...this.size };
  }

  /** Attributes of SVG, and xlink:href under its usual prefix. Those of editors are left out. */
  private attributesOf({ attributes }: SaxesTagNS): Map<string, string> {
    const kept = Object.values(attributes).flatMap(({ prefix, local, uri, value }) => {
      if (prefix === '' && local !== 'xmlns') return [[local, value] as const];
      if (uri === XLINK && local === 'href') return [['xlink:href', value] as const];
      return prefix === 'xml' && local !== 'base' ? [[`xml:${local}`, value] as const] : [];
    });
    return new Map(kept);
  }

  private referencesOf(element: string, attributes: ReadonlyMap<string, string>): string[] {
    return [...attributes].flatMap(([name, value]) => checkAttribute(element, name, value));
  }

  private openIds(): string[] {
    return this.opened.flatMap(({ id }) => (id === undefined ? [] : [id]));
  }
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
