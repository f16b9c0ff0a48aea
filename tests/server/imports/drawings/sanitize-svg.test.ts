import { describe, expect, test } from 'vitest';
import { sanitizeSvg } from '../../../../src/server/imports/drawings/sanitize-svg.ts';

const inSvg = (content: string, attributes = 'viewBox="0 0 900 700"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const problemOf = (text: string) => {
  try {
    return `taken: ${sanitizeSvg(text).svg}`;
  } catch (error) {
    return (error as { problem?: string }).problem ?? String(error);
  }
};

describe('a drawing', () => {
  test('keeps its shapes, texts, styles and local references', () => {
    const content = [
      '<defs><linearGradient id="a"><stop offset="1"/></linearGradient><g id="b"><path d="M0 0h9"/></g></defs>',
      '<style>.c{fill:url(#a)}</style>',
      '<use xlink:href="#b" transform="translate(1 2)"/><text x="1" y="2">图 1 &lt;A&gt;</text>',
      '<image href="data:image/png;base64,iVBORw0KGgo=" width="9" height="9"/>',
    ].join('');
    const { svg, width, height } = sanitizeSvg(inSvg(content));
    expect({ width, height }).toEqual({ width: 900, height: 700 });
    for (const kept of ['<stop offset="1">', 'xlink:href="#b"', '.c{fill:url(#a)}', '图 1 &lt;A&gt;', 'data:image/png'])
      expect(svg).toContain(kept);
    expect(sanitizeSvg(svg).svg).toBe(svg);
  });

  test('loses metadata, comments, the public DTD, unknown elements and attributes of editors', () => {
    const text = `<?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      ${inSvg(
        '<!-- secret --><metadata>secret</metadata><i:view xmlns:i="urn:secret">secret<path d=""/></i:view><g i:x="secret" xmlns:i="urn:secret" xml:base="urn:secret"/><filter id="f"/>',
      )}`;
    const { svg } = sanitizeSvg(text);
    expect(svg).not.toMatch(/secret|DTD|filter|DOCTYPE/);
    expect(svg).toContain('<g></g>');
  });

  test('keeps what a link is around, without the link', () => {
    expect(sanitizeSvg(inSvg('<a href="https://example.com"><path d="M1 1"/></a>')).svg).toContain(
      '<g><path d="M1 1"></path></g>',
    );
  });

  test.each([
    ['width="1800" height="1400" viewBox="0 0 900 700"', 1800, 1400],
    ['width="210mm" height="297mm" viewBox="0 0 2100 2970"', 2100, 2970],
    ['width="640px" height="480px"', 640, 480],
  ])('with %s has its size in pixels', (attributes, width, height) => {
    const safe = sanitizeSvg(inSvg('', attributes));
    expect({ width: safe.width, height: safe.height }).toEqual({ width, height });
    expect(safe.svg).toMatch(/viewBox="0 0 \d+ \d+"/);
  });

  test('written without a namespace gets it', () => {
    expect(sanitizeSvg('<svg width="9" height="9"><path d="M0 0"/></svg>').svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/,
    );
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ['a script in what is left out', '<metadata><script/></metadata>'],
  ['a handler', '<g onload="alert(1)"/>'],
  ['HTML', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
  ['an animation of a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['a picture of another host', '<image href="https://example.com/a.png"/>'],
  ['an SVG as a picture', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ['a part of another file', '<use xlink:href="other.svg#a"/>'],
  ['a style of another host', '<style>@import "https://example.com/a.css";</style>'],
  ['a style sheet that a comment divides', '<style>.a{fill:ur<!-- -->l(https://example.com)}</style>'],
  ['a style sheet that an escape hides', '<style>.a{fill:u\\72 l(https://example.com)}</style>'],
  ['a colour of another host', '<path fill="url(https://example.com#a)"/>'],
  ['a colour of another host in a style', '<path style="fill: URL( \'//example.com\' )"/>'],
])('%s is refused', (_what, content) => {
  expect(problemOf(inSvg(content))).toBe('unsafeSvg');
});

test('entities and style sheets of other files are refused', () => {
  const laughs = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${inSvg('<text>&b;</text>')}`;
  expect(problemOf(laughs)).toBe('unsafeSvg');
  const external = `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${inSvg('<text>&a;</text>')}`;
  expect(problemOf(external)).toBe('unsafeSvg');
  expect(problemOf(`<?xml-stylesheet href="https://example.com/a.css"?>${inSvg('')}`)).toBe('unsafeSvg');
  expect(problemOf(inSvg('<text>&b;</text>'))).toBe('damagedPicture');
});

test('references that stand for billions of elements are refused', () => {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const uses = `<use href="#l${level + 1}"/>`.repeat(10);
    return `<g id="l${level}">${uses}</g>`;
  });
  expect(problemOf(inSvg(`${levels.join('')}<g id="l12"><path d="M0 0"/></g>`))).toBe('svgTooComplex');
  expect(problemOf(inSvg('<g id="a"><use href="#a"/></g>'))).toBe('svgTooComplex');
  const chain = Array.from({ length: 5000 }, (_, index) => `<g id="c${index}"><use href="#c${index + 1}"/></g>`);
  expect(problemOf(inSvg(chain.join('')))).toBe('svgTooComplex');
  expect(problemOf(inSvg('<g>'.repeat(5000) + '</g>'.repeat(5000)))).toBe('svgTooComplex');
});

test('other XML, broken XML and an SVG without a size are refused', () => {
  expect(problemOf('<html xmlns="http://www.w3.org/1999/xhtml"/>')).toBe('unsafeSvg');
  expect(problemOf('<drawing/>')).toBe('notPicture');
  expect(problemOf('<svg xmlns="urn:other" viewBox="0 0 1 1"/>')).toBe('notPicture');
  expect(problemOf(inSvg('<g>'))).toBe('damagedPicture');
  expect(problemOf(inSvg('', ''))).toBe('damagedPicture');
  expect(problemOf(inSvg('', 'width="1e9" height="1e9"'))).toBe('tooManyPixels');
  expect(problemOf(inSvg(`<path d="${'M0 0'.repeat(2_100_000)}"/>`))).toBe('pictureTooLarge');
});
