/** One value of a row; blobs are not read. */
export type SqliteValue = string | number | null;

type Row = Record<string, SqliteValue>;

const INTERIOR = 0x05;
const LEAF = 0x0d;
const SIGNATURE = 'SQLite format 3\0';

/**
 * Reads tables of an SQLite file from beginning to end, which is all that an import needs: a library for SQLite would bring
 * a native module or a second database engine. See https://www.sqlite.org/fileformat.html. Tables without row ids, indexes
 * and pages of a write-ahead log are not read.
 * @throws Error if the bytes are no SQLite database in UTF-8
 */
export function openSqlite(file: Buffer): (table: string) => Generator<Row> {
  if (file.toString('latin1', 0, 16) !== SIGNATURE || file.readUInt32BE(56) !== 1) {
    throw new Error('The file is no SQLite database in UTF-8.');
  }
  const pages = pagesOf(file);
  const tables = new Map<string, { root: number; columns: string[] }>();
  for (const [kind, name, , root, sql] of rowsOf(pages, 1)) {
    if (kind === 'table') tables.set(String(name), { root: Number(root), columns: columnsOf(String(sql)) });
  }
  return function* (table) {
    const found = tables.get(table);
    if (found === undefined) throw new Error(`The database has no table ${table}.`);
    const { root, columns } = found;
    for (const values of rowsOf(pages, root)) {
      yield Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
    }
  };
}

interface Pages {
  page: (number: number) => Buffer;
  /** Bytes of a page that hold content. */
  usable: number;
}

function pagesOf(file: Buffer): Pages {
  const stated = file.readUInt16BE(16);
  const size = stated === 1 ? 65_536 : stated;
  const page = (number: number) => {
    const found = file.subarray((number - 1) * size, number * size);
    if (number < 1 || found.length < size) throw new Error('The database is cut off.');
    return found;
  };
  return { page, usable: size - file.readUInt8(20) };
}

/** The column names of a CREATE TABLE statement without quoted names. */
function columnsOf(sql: string): string[] {
  const body = sql.slice(sql.indexOf('(') + 1, sql.lastIndexOf(')'));
  return body.split(',').map((column) => column.trim().split(/\s+/)[0] ?? '');
}

/** The rows of a b-tree, in the order of their row ids. */
function* rowsOf(pages: Pages, root: number): Generator<SqliteValue[]> {
  const page = pages.page(root);
  const start = root === 1 ? 100 : 0;
  const kind = page.readUInt8(start);
  if (kind !== LEAF && kind !== INTERIOR) throw new Error('The database is damaged.');
  const cells = page.readUInt16BE(start + 3);
  const pointers = start + (kind === LEAF ? 8 : 12);
  for (let cell = 0; cell < cells; cell++) {
    const at = page.readUInt16BE(pointers + cell * 2);
    if (kind === LEAF) yield readRecord(readPayload(pages, page, at));
    else yield* rowsOf(pages, page.readUInt32BE(at));
  }
  if (kind === INTERIOR) yield* rowsOf(pages, page.readUInt32BE(start + 8));
}

/** The content of a leaf's cell, with what continues on overflow pages. */
function readPayload({ page: pageAt, usable }: Pages, page: Buffer, at: number): Buffer {
  const length = readVarint(page, at);
  const start = readVarint(page, length.next).next;
  const here = localLength(length.value, usable);
  const parts = [page.subarray(start, start + here)];
  let missing = length.value - here;
  let next = missing > 0 ? page.readUInt32BE(start + here) : 0;
  while (missing > 0) {
    const overflow = pageAt(next);
    const part = overflow.subarray(4, 4 + Math.min(missing, usable - 4));
    parts.push(part);
    missing -= part.length;
    next = overflow.readUInt32BE(0);
  }
  return parts.length === 1 ? (parts[0] ?? page) : Buffer.concat(parts);
}

/** How many bytes of a payload are on the leaf itself. */
function localLength(length: number, usable: number): number {
  const most = usable - 35;
  if (length <= most) return length;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const filled = least + ((length - least) % (usable - 4));
  return filled <= most ? filled : least;
}

function readRecord(payload: Buffer): SqliteValue[] {
  const header = readVarint(payload, 0);
  const values: SqliteValue[] = [];
  let at = header.value;
  for (let next = header.next; next < header.value; ) {
    const type = readVarint(payload, next);
    const { value, size } = readValue(payload, at, type.value);
    values.push(value);
    at += size;
    next = type.next;
  }
  return values;
}

/** The sizes in bytes of the serial types 0 to 9. */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0];

function readValue(payload: Buffer, at: number, type: number): { value: SqliteValue; size: number } {
  if (type >= 12) {
    const size = Math.floor((type - 12) / 2);
    return { value: type % 2 === 1 ? payload.toString('utf8', at, at + size) : null, size };
  }
  const size = SIZES[type] ?? 0;
  if (type === 0) return { value: null, size };
  if (type === 7) return { value: payload.readDoubleBE(at), size };
  if (type === 6) return { value: Number(payload.readBigInt64BE(at)), size };
  if (type >= 8) return { value: type - 8, size };
  return { value: payload.readIntBE(at, size), size };
}

/** A variable-length integer: seven bits a byte, at most nine bytes. Values above 2^53 do not occur in what is read. */
function readVarint(bytes: Buffer, at: number): { value: number; next: number } {
  let value = 0;
  for (let index = 0; index < 8; index++) {
    const byte = bytes.readUInt8(at + index);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  return { value: value * 256 + bytes.readUInt8(at + 8), next: at + 9 };
}
