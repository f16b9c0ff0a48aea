import { UnreadableSheet } from './unreadable.ts';

/** A tag or the text between two. Names come without their namespace's prefix. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/**
 * The tags and texts of a document, one after another, nothing built and nothing fetched. A document type is refused:
 * workbooks have none, and it is where entities come from that grow without end or reach for other files.
 * @throws UnreadableSheet
 */
export function* xmlTokens(document: string): Generator<XmlToken> {
  let at = 0;
  while (at < document.length) {
    const open = document.indexOf('<', at);
    if (open === -1) return;
    if (open > at) yield { kind: 'text', text: unescaped(document.slice(at, open)) };
    if (document.startsWith('<!--', open)) at = after(document, '-->', open + 4);
    else if (document.startsWith('<?', open)) at = after(document, '?>', open + 2);
    else if (document.startsWith('<![CDATA[', open)) {
      at = after(document, ']]>', open + 9);
      yield { kind: 'text', text: document.slice(open + 9, at - 3) };
    } else if (document.startsWith('<!', open)) throw new UnreadableSheet('damaged');
    else {
      at = tagEnd(document, open) + 1;
      yield tagOf(document.slice(open + 1, at - 1));
    }
  }
}

/** One pattern a name: a large sheet asks for its cells' attributes a million times. */
const patterns = new Map<string, RegExp>();

/** The value of an attribute, by its name without prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const [, double, single] = pattern.exec(attributes) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : unescaped(value);
}

function tagOf(inside: string): XmlToken {
  if (inside.startsWith('/')) return { kind: 'close', name: localName(inside.slice(1).trim()) };
  const isEmpty = inside.endsWith('/');
  const [, name = '', attributes = ''] = /^([^\s/]+)([\s\S]*)$/.exec(inside) ?? [];
  return { kind: 'open', name: localName(name), attributes, isEmpty };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Where a tag ends: a sign inside a value's quotes does not count. */
function tagEnd(document: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < document.length; at += 1) {
    const sign = document[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw new UnreadableSheet('damaged');
}

function after(document: string, mark: string, from: number): number {
  const at = document.indexOf(mark, from);
  if (at === -1) throw new UnreadableSheet('damaged');
  return at + mark.length;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities that XML has of itself, and characters by their number. Any other stands as it is. */
function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
