import { SaxesParser } from 'saxes';
import { UnreadableSheet } from './unreadable.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Called for each tag and text of a document; names come without their namespace prefix. */
export interface XmlHandlers {
  onOpen?(name: string, attributes: XmlAttributes): void;
  /** Follows `onOpen` at once for a self-closing tag. */
  onClose?(name: string): void;
  onText?(text: string): void;
}

/**
 * Reads a document tag by tag without building a tree. A document type is refused: workbooks have none, and it is where
 * entities are declared that expand without bound or load other files.
 * @throws UnreadableSheet for malformed XML
 */
export function parseXml(document: string, { onOpen, onClose, onText }: XmlHandlers): void {
  // Optional parts may be missing or empty.
  if (document === '') return;
  const parser = new SaxesParser({ xmlns: false as const, position: false });
  parser.on('error', ({ message }) => {
    if (!TOLERATED.has(message)) throw new UnreadableSheet('damaged');
  });
  parser.on('doctype', () => {
    throw new UnreadableSheet('damaged');
  });
  if (onOpen !== undefined) parser.on('opentag', ({ name, attributes }) => onOpen(localName(name), attributes));
  if (onClose !== undefined) parser.on('closetag', ({ name }) => onClose(localName(name)));
  if (onText !== undefined) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  parser.write(document).close();
}

/** Some writers leave control characters and HTML entities in texts; saxes then keeps them as they are. */
const TOLERATED = new Set(['undefined entity.', 'disallowed character.', 'malformed character entity.']);

/** The value of an attribute, by its name without prefix. */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  if (Object.hasOwn(attributes, name)) return attributes[name];
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`));
  return prefixed === undefined ? undefined : attributes[prefixed];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
