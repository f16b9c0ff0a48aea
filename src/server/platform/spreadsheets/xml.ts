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

/** Input of one tag or text: longer ones would be held in memory. */
const EVENT_CHARACTERS_MAX = 16 * 1024 * 1024;

export interface XmlReader {
  write(chunk: string): void;
  close(): void;
}

/**
 * Reads a document tag by tag, in chunks, without building a tree. A document type is refused: workbooks have none, and
 * it is where entities are declared that expand without bound or load other files.
 * @throws UnreadableSheet from `write` and `close` for malformed XML
 */
export function createXmlReader({ onOpen, onClose, onText }: XmlHandlers): XmlReader {
  const parser = new SaxesParser({ xmlns: false as const, position: false });
  let sinceEvent = 0;
  parser.on('error', ({ message }) => {
    if (!TOLERATED.has(message)) throw new UnreadableSheet('damaged');
  });
  parser.on('doctype', () => {
    throw new UnreadableSheet('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0;
    onOpen?.(localName(name), attributes);
  });
  if (onClose !== undefined) parser.on('closetag', ({ name }) => onClose(localName(name)));
  if (onText !== undefined) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  return {
    write(chunk) {
      sinceEvent += chunk.length;
      if (sinceEvent > EVENT_CHARACTERS_MAX) throw new UnreadableSheet('tooLarge');
      parser.write(chunk);
    },
    close: () => {
      parser.close();
    },
  };
}

/** Reads a whole document. @throws UnreadableSheet for malformed XML */
export function parseXml(document: string, handlers: XmlHandlers): void {
  // Optional parts may be missing or empty.
  if (document === '') return;
  const reader = createXmlReader(handlers);
  for (let at = 0; at < document.length; at += CHUNK) reader.write(document.slice(at, at + CHUNK));
  reader.close();
}

const CHUNK = 1024 * 1024;

/** Some writers leave control characters and HTML entities in texts; saxes then keeps them as they are. */
const TOLERATED = new Set(['undefined entity.', 'disallowed character.', 'malformed character entity.']);

/** The value of an attribute, by its name without prefix. */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  if (Object.hasOwn(attributes, name)) return attributes[name];
  const prefixed = Object.keys(attributes).find((key) => key.endsWith(`:${name}`));
  return prefixed === undefined ? undefined : attributes[prefixed];
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
