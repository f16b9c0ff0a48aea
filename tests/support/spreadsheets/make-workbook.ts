import { crc32, deflateRawSync } from 'node:zlib';

interface PackedPart {
  name: string | Buffer;
  content: string | Buffer;
  /** A false unpacked size for the directory. */
  claimedBytes?: number;
  flags?: number;
  /** Unix file type and permissions. */
  mode?: number;
}

/** A zip file with these parts, written byte by byte because a library refuses to write broken files. */
export function zipOf(parts: readonly PackedPart[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes, flags = 0, mode = 0 } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const label = Buffer.from(name);
    const sizes = [packed.length, claimedBytes ?? raw.length];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(raw), 14);
    local.writeUInt32LE(sizes[0] ?? 0, 18);
    local.writeUInt32LE(sizes[1] ?? 0, 22);
    local.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(mode === 0 ? 0 : 3 << 8, 4);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(crc32(raw), 16);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(sizes[0] ?? 0, 20);
    entry.writeUInt32LE(sizes[1] ?? 0, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, label, packed);
    entries.push(entry, label);
    offset += local.length + label.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

interface WorkbookParts {
  /** The XML inside `sheetData` of each sheet. */
  sheets: readonly string[];
  shared?: readonly string[];
  /** Merged cells of every sheet: A1:C1. */
  merges?: readonly string[];
  /** Codes of formats; cell style 1 is the first of them. */
  formats?: readonly string[];
  more?: readonly PackedPart[];
}

/** The parts of a workbook as Excel writes them, with these sheets. */
export function workbookParts({
  sheets,
  shared = [],
  formats = [],
  merges = [],
  more = [],
}: WorkbookParts): PackedPart[] {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`);
  const styles = formats.map((_code, index) => `<xf numFmtId="${200 + index}"/>`);
  const names = sheets.map(
    (_rows, index) => `<sheet name="表${index + 1}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const targets = [
    ...sheets.map((_rows, index) => relation(`r${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
    relation('s1', 'sharedStrings', '/xl/sharedStrings.xml'),
    relation('s2', 'styles', 'styles.xml'),
  ];
  return [
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook><sheets>${names.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${targets.join('')}</Relationships>` },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst>${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...sheets.map((rows, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet><sheetData>${rows}</sheetData><mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    })),
    ...more,
  ];
}

/** A workbook of one sheet whose cells are texts. */
export function textWorkbook(rows: readonly (readonly string[])[]): Buffer {
  const cells = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row
        .map(
          (text, column) =>
            `<c r="${String.fromCharCode(65 + column)}${index + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
        )
        .join('')}</row>`,
  );
  return zipOf(workbookParts({ sheets: [cells.join('')] }));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
