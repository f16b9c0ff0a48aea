import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import type { Cell } from '../../server/platform/db/copy.ts';
import type { CataloguePlan } from '../catalogue/plan/catalogue-plan.ts';
import type { DemoFile } from './demo-file.ts';
import { maintenanceFiles } from './maintenance-files.ts';
import { drawingPath, drawingsOf, HOTSPOT_COLUMNS, hotspotRow, partFiles } from './part-files.ts';
import { tradeFiles } from './trade-files.ts';
import { vehicleFiles } from './vehicle-files.ts';

const demoFiles: readonly DemoFile[] = [...vehicleFiles, ...partFiles, ...tradeFiles, ...maintenanceFiles];

/** Writes the demo catalogue into a folder in the format of docs/catalogue-format.md. */
export async function exportDemo(
  plan: CataloguePlan,
  folder: string,
  onFile: (path: string) => void = () => undefined,
): Promise<void> {
  for (const { path: name, columns, rows } of demoFiles) {
    onFile(name);
    await writeCsv(path.join(folder, name), columns, rows(plan));
  }
  onFile('drawings');
  await exportDrawings(plan, folder);
}

async function exportDrawings(plan: CataloguePlan, folder: string): Promise<void> {
  const drawings: Cell[][] = [];
  const hotspots: Cell[][] = [];
  await mkdir(path.join(folder, 'drawings'), { recursive: true });
  for (const { id, svg, hotspots: spots } of drawingsOf(plan)) {
    const file = drawingPath(id);
    await writeFile(path.join(folder, file), svg);
    drawings.push([id, file]);
    hotspots.push(...spots.map((spot) => hotspotRow(id, spot)));
  }
  await writeCsv(path.join(folder, 'drawings.csv'), ['id', 'file'], drawings);
  await writeCsv(path.join(folder, 'hotspots.csv'), HOTSPOT_COLUMNS, hotspots);
}

const CHUNK = 256 * 1024;

async function writeCsv(file: string, columns: readonly string[], rows: Iterable<readonly Cell[]>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const stream = createWriteStream(file);
  let chunk = `${columns.join(',')}\n`;
  for (const row of rows) {
    chunk += `${row.map(cellText).join(',')}\n`;
    if (chunk.length < CHUNK) continue;
    if (!stream.write(chunk)) await once(stream, 'drain');
    chunk = '';
  }
  stream.end(chunk);
  await finished(stream);
}

function cellText(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
