import { inflateRawSync } from 'node:zlib';

const CENTRAL_ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The files of a zip archive as text, by name. */
export async function unzip(archive: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === CENTRAL_ENTRY) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    files[name] = contentAt(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

/** One local entry: 8 is deflated, 0 is stored. */
function contentAt(bytes: Buffer, header: number, size: number): string {
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const content = bytes.subarray(start, start + size);
  return (bytes.readUInt16LE(header + 8) === 8 ? inflateRawSync(content) : content).toString('utf8');
}
