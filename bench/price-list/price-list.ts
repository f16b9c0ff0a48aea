import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Figures } from '../print-table.ts';
import { writePriceList } from './make-price-list.ts';

const ROWS = 500_000;
const READER = fileURLToPath(new URL('./read-price-list.ts', import.meta.url));
const Result = z.object({
  rows: z.number(),
  cells: z.number(),
  problems: z.number(),
  seconds: z.number(),
  peakBytes: z.number(),
  atRestBytes: z.number(),
});

/** From the file to cells as COPY takes them, with prices of two provinces in each row; memory is that of the process. */
export async function measurePriceList(): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-price-list-'));
  const file = path.join(folder, 'price-list.xlsx');
  try {
    const small = await readList(file, ROWS / 10);
    const large = await readList(file, ROWS);
    return {
      'file, MB': megabytes((await stat(file)).size),
      'prices read': large.rows,
      'cells read': large.cells,
      'seconds for 500,000 rows': large.seconds.toFixed(1),
      'seconds for 50,000 rows': small.seconds.toFixed(1),
      'peak memory for 500,000 rows, MB': megabytes(large.peakBytes),
      'peak memory for 50,000 rows, MB': megabytes(small.peakBytes),
      'memory before, MB': megabytes(large.atRestBytes),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readList(file: string, rows: number) {
  await writePriceList(file, rows);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', READER, file]);
  return Result.parse(JSON.parse(stdout));
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
