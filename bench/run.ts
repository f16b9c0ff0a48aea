import { measureBatch } from './batch.ts';
import { measureCrowd } from './crowd.ts';
import { measureFill } from './fill.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureLookUps } from './look-ups.ts';
import { openMarket } from './market.ts';
import { measureMemory } from './memory.ts';
import { measurePanning } from './panning.ts';
import { printTable } from './print-table.ts';
import { measureScale } from './scale.ts';
import { measureScrolling } from './scrolling.ts';

/**
 * Every measured claim in one run. Ratios hold across machines, absolute figures do not: quote the ratios.
 * `npm run bench -- look-ups` runs one part.
 */
const wanted = process.argv[2];
const isWanted = (name: string) => wanted === undefined || wanted === name;

if (isWanted('fill') || isWanted('look-ups') || isWanted('batch') || isWanted('crowd')) {
  const market = await openMarket();
  try {
    if (isWanted('fill'))
      printTable('Demo catalogue: rows in, against COPY of the same rows', await measureFill(market));
    if (isWanted('look-ups'))
      printTable('Look-ups at 16 connections: the API against the bare driver', await measureLookUps(market));
    if (isWanted('batch')) printTable('A batch of numbers in one call, median of seven', await measureBatch(market));
    if (isWanted('crowd'))
      printTable("1,200 callers at once ask for a vehicle's parts, median of five crowds", await measureCrowd(market));
  } finally {
    await market.close();
  }
}
if (isWanted('scale')) {
  const market = await openMarket();
  try {
    printTable('A catalogue of 0.5 and 5 million rows of parts books', await measureScale(market));
  } finally {
    await market.close();
  }
}
if (isWanted('first-load')) printTable('First load: slow 4G, CPU four times slower', await measureFirstLoad());
if (isWanted('panning')) printTable('Dragging a drawing of 60 hotspots beside 300 rows', await measurePanning());
if (isWanted('scrolling')) printTable('Scrolling 300 priced rows, CPU four times slower', await measureScrolling());
if (isWanted('memory')) printTable('Memory at rest, embedded engine with the demo catalogue', await measureMemory());
