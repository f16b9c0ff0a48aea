import { measureApiServices, measureApiServicesOnEmbedded } from './api-services/calls.ts';
import { measureMetering } from './api-services/metering.ts';
import { measureApiStatistics } from './api-services/statistics.ts';
import { measureAttack, measureAttackOnEmbedded } from './attack.ts';
import { measureBackOffice } from './back-office.ts';
import { measureBatch } from './batch.ts';
import { measureDatabaseFaults } from './database-faults.ts';
import { openDemoDatabase } from './demo-database.ts';
import { measureFill } from './fill.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureFit } from './fit/fit.ts';
import { measureImports } from './imports/imports.ts';
import { measureLoadShedding } from './load-shedding.ts';
import { measureMemory, measureMemoryOnPostgres } from './memory/memory.ts';
import { measureMixedLoad } from './memory/mixed-load.ts';
import { measurePagesUnderLoad } from './pages-under-load.ts';
import { measurePanning } from './panning.ts';
import { measurePriceList } from './price-list/price-list.ts';
import { printTable } from './print-table.ts';
import { measureReplicas } from './replicas.ts';
import { measureScale } from './scale.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSearch } from './search/search.ts';
import { measureThroughput } from './throughput.ts';

/**
 * Runs all benchmarks, or one: `npm run bench -- throughput`. Quote the ratios: absolute figures differ by machine.
 */
const chosen = process.argv[2];
const isChosen = (name: string) => chosen === undefined || chosen === name;

const onDemoDatabase = [
  'fill',
  'throughput',
  'batch',
  'load-shedding',
  'pages-under-load',
  'attack',
  'api',
  'metering',
  'search',
  'fit',
];
if (onDemoDatabase.some(isChosen)) {
  const database = await openDemoDatabase();
  try {
    if (isChosen('fill'))
      printTable('Demo catalogue: import against COPY of the same rows', await measureFill(database));
    if (isChosen('throughput'))
      printTable(
        'Requests per second over 16 connections: API against the bare driver',
        await measureThroughput(database),
      );
    if (isChosen('batch'))
      printTable('One call with a batch of OE numbers, median of seven', await measureBatch(database));
    if (isChosen('load-shedding'))
      printTable(
        "1,200 concurrent requests for a vehicle's parts, median of five rounds",
        await measureLoadShedding(database),
      );
    if (isChosen('pages-under-load'))
      printTable(
        "Another user's call while 200 connections request pages and probes",
        await measurePagesUnderLoad(database),
      );
    if (isChosen('attack'))
      printTable("Another user's call while 40 connections search: PostgreSQL", await measureAttack(database));
    if (isChosen('search')) printTable('Searches as people write them', await measureSearch(database));
    if (isChosen('fit')) printTable('Fit of all rows of 150 cars', await measureFit(database));
    if (isChosen('metering'))
      printTable(
        'Mixed calls of 32 callers to two nodes, one of which is killed three times',
        await measureMetering(database, Number(process.argv[3] ?? '100000')),
      );
    if (isChosen('api'))
      printTable('An OE look-up by key over 16 connections: PostgreSQL', await measureApiServices(database));
  } finally {
    await database.close();
  }
}
if (isChosen('price-list'))
  printTable('Price list of 500,000 rows, xlsx, read to typed cells', await measurePriceList());
if (isChosen('api'))
  printTable('An OE look-up by key over 16 connections: embedded engine', await measureApiServicesOnEmbedded());
if (isChosen('api-statistics'))
  printTable(
    'Statistics and log of API services, median of 15',
    await measureApiStatistics(Number(process.argv[3] ?? '5')),
  );
if (isChosen('scale')) {
  const database = await openDemoDatabase();
  try {
    printTable('Catalogues of 0.5 and 5 million part rows', await measureScale(database));
  } finally {
    await database.close();
  }
}
if (isChosen('back-office'))
  printTable(
    'The back office with millions of events, median of 15',
    await measureBackOffice(Number(process.argv[3] ?? '1')),
  );
if (isChosen('attack'))
  printTable("Another user's call while 40 connections search: embedded engine", await measureAttackOnEmbedded());
if (isChosen('first-load')) printTable('First load: slow 4G, CPU slowed down 4 times', await measureFirstLoad());
if (isChosen('panning')) printTable('Dragging a drawing of 60 hotspots beside 300 rows', await measurePanning());
if (isChosen('scrolling')) printTable('Scrolling 300 priced rows, CPU slowed down 4 times', await measureScrolling());
// An hour, so it runs only by its name.
if (chosen === 'mixed-load') {
  const database = await openDemoDatabase();
  try {
    const minutes = Number(process.argv[3] ?? '60');
    printTable(`Memory during ${minutes} minutes of mixed load: PostgreSQL`, await measureMixedLoad(database, minutes));
  } finally {
    await database.close();
  }
}
if (isChosen('memory')) printTable('Idle memory on the embedded engine with the demo catalogue', await measureMemory());
if (isChosen('memory')) printTable('Idle memory on PostgreSQL', await measureMemoryOnPostgres());
if (isChosen('replicas')) {
  const database = await openDemoDatabase();
  try {
    printTable('Requests per second on one machine: with two replicas against none', await measureReplicas(database));
  } finally {
    await database.close();
  }
}
if (isChosen('import'))
  for (const figures of await measureImports())
    printTable('A catalogue imported and published, against bare COPY', figures);
if (isChosen('database-faults'))
  printTable('Concurrent writes while PostgreSQL crashes or ends its connections', await measureDatabaseFaults());
