import { dirname } from 'node:path';
import { decimalSignOf } from '../../src/contract/imports/cells/number.ts';
import { readCell } from '../../src/contract/imports/cells/read-cell.ts';
import { catalogueFile } from '../../src/contract/imports/format/catalogue-files.ts';
import { createRowMapper } from '../../src/contract/imports/mapping/mapping.ts';
import { suggestMapping } from '../../src/contract/imports/mapping/suggest-mapping.ts';
import { openFolder } from '../../src/server/imports/reading/folder.ts';
import { isUnreadable, readTables } from '../../src/server/imports/reading/read-tables.ts';

/** Reads the file to typed cells, in a process of its own so that its memory can be told: prints rows and bytes. */
const [path = ''] = process.argv.slice(2);
let peakBytes = 0;
const started = performance.now();
const watch = setInterval(() => {
  peakBytes = Math.max(peakBytes, process.memoryUsage().rss);
}, 50);
const counts = { rows: 0, cells: 0, problems: 0 };
const atRestBytes = process.memoryUsage().rss;
for await (const table of readTables(openFolder(path))) {
  if (isUnreadable(table)) throw new Error(`${dirname(path)}: ${table.problem}`);
  const { mapping } = suggestMapping(table);
  if (mapping === null) throw new Error('no mapping');
  const mapper = createRowMapper(mapping, table.columns);
  const fields = mapper.fields.map((name) => catalogueFile(mapping.file).fields[name]);
  const decimalSign = decimalSignOf(table.sample.flatMap(({ cells }) => cells));
  for await (const row of table.rows()) {
    for (const { values } of mapper.map(row.cells)) {
      counts.rows += 1;
      for (const [index, value] of values.entries()) {
        const field = fields[index];
        if (field === undefined) continue;
        counts.cells += 1;
        if ('problem' in readCell(field, value, { decimalSign })) counts.problems += 1;
      }
    }
  }
}
clearInterval(watch);
const seconds = (performance.now() - started) / 1_000;
process.stdout.write(JSON.stringify({ ...counts, seconds, peakBytes, atRestBytes }));
