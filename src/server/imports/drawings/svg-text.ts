const ENCODING = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/;
const UTF_16_MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** The text of an XML file by its byte order mark or its declared encoding; undefined if it is no text. */
export function svgText(bytes: Buffer): string | undefined {
  const marked = UTF_16_MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const declared = ENCODING.exec(bytes.toString('latin1', 0, 200))?.[1];
  try {
    const text = new TextDecoder(marked?.encoding ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text.trimStart();
  } catch {
    return undefined;
  }
}
