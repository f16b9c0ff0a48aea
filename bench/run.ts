import { measureFill } from './fill.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureLookUps } from './look-ups.ts';
import { openMarket } from './market.ts';
import { measureMemory } from './memory.ts';
import { printTable } from './print-table.ts';

/**
 * Every measured claim in one run. Ratios hold across machines, absolute figures do not: quote the ratios.
 * `npm run bench -- look-ups` runs one part.
 */
const wanted = process.argv[2];
const isWanted = (name: string) => wanted === undefined || wanted === name;

if (isWanted('fill') || isWanted('look-ups')) {
  const market = await openMarket();
  try {
    if (isWanted('fill'))
      printTable('Demo catalogue: rows in, against COPY of the same rows', await measureFill(market));
    if (isWanted('look-ups'))
      printTable('Look-ups at 16 connections: the API against the bare driver', await measureLookUps(market));
  } finally {
    await market.close();
  }
}
if (isWanted('first-load')) printTable('First load: slow 4G, CPU four times slower', await measureFirstLoad());
if (isWanted('memory')) printTable('Memory at rest, embedded engine with the demo catalogue', await measureMemory());
