export interface InlinePart {
  kind: 'text' | 'code' | 'bold' | 'link';
  text: string;
  /** Of a link: a path of this site, or an address of another. */
  to?: string;
}

const MARK = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|[/#])[^)\s]*)\)/g;

/** The parts of a text with `code`, **bold** and [links](/path). Anything else is text. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(partOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function partOf([whole, code, bold, label, to]: RegExpExecArray): InlinePart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', text: bold };
  return { kind: 'link', text: label ?? whole, to: to ?? '' };
}

/** The text without marks. */
export function plainText(text: string): string {
  return parseInline(text)
    .map((part) => part.text)
    .join('');
}
