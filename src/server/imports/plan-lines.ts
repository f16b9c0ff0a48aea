import type { ImportPlan, PlannedRefusal } from '../../contract/imports/import-plan.ts';
import type { ImportTable } from '../../contract/imports/import-table.ts';
import { unusedColumns } from '../../contract/imports/mapping/unused-columns.ts';
import { placeText } from '../../contract/imports/place-text.ts';
import { refusalText } from '../../contract/imports/refusal-text.ts';

const orderTexts = { gone: 'that go', replaced: 'that are replaced', price: 'with another price' };
const columnTexts = {
  mostlyWrong: 'more than half of the column is wrong.',
  shortNumbers: 'some numbers are shorter than the others and may have lost zeros:',
};
const moveTexts = [
  ['upTo5', 'up to 5 %'],
  ['upTo20', 'up to 20 %'],
  ['upTo50', 'up to 50 %'],
  ['above50', 'above 50 %'],
] as const;

/** What publishing a plan would do, as lines for a terminal: the same as on the page. */
export function planLines({ plan, tables }: { plan: ImportPlan; tables: readonly ImportTable[] }): string[] {
  return [
    ...countLines(plan),
    ...priceLines(plan),
    ...findingLines(plan),
    ...unusedLines(tables),
    ...problemLines('Refused', plan.refused, tables),
    ...problemLines('Values left out', plan.leftOutValues, tables),
  ];
}

function countLines({ files, targets }: ImportPlan): string[] {
  return [
    '\nRows:',
    ...files.map(
      ({ file, rows, refused }) =>
        `  ${file.padEnd(24)} ${String(rows).padStart(9)}${refused === 0 ? '' : `, ${refused} refused`}`,
    ),
    '\nRecords: new, changed, unchanged, gone',
    ...targets.map(
      ({ name, new: added, changed, same, gone }) =>
        `  ${name.padEnd(24)} ${[added, changed, same, gone].map((count) => String(count).padStart(9)).join('')}`,
    ),
  ];
}

function priceLines({ priceMoves }: ImportPlan): string[] {
  const moves = moveTexts.map(([band, text]) => ({ text, count: priceMoves[band] }));
  if (moves.every(({ count }) => count === 0)) return [];
  return [
    '\nNumbers whose price moves:',
    ...moves.map(({ text, count }) => `  ${text.padEnd(24)} ${String(count).padStart(9)}`),
  ];
}

function findingLines(plan: ImportPlan): string[] {
  const { newStandardParts, cycles, emptyHotspots, lostZeros, olderPrices, leftOut, keptGone } = plan;
  const kept = Object.entries(keptGone).map(([name, count]) => `${name} ${count}`);
  return [
    ...finding(
      newStandardParts.count,
      'part names are new (rows)',
      newStandardParts.samples.map(({ name, rows }) => `${name} (${rows})`),
    ),
    ...finding(cycles.count, 'replacements lead back to their number, lines', cycles.lines),
    ...finding(emptyHotspots.count, 'hotspots have no row', emptyHotspots.samples),
    ...plan.workOrders.map(
      ({ what, orders, numbers, samples }) =>
        `\n${orders} open work orders have ${numbers} numbers ${orderTexts[what]}: ${samples.join(', ')}`,
    ),
    ...finding(
      lostZeros.count,
      'numbers have probably lost zeros',
      lostZeros.samples.map(({ number, known }) => `${number} (${known})`),
    ),
    ...finding(
      olderPrices.count,
      olderPrices.areReplaced
        ? 'numbers get a price older than that of the catalogue (date in the file, in the catalogue)'
        : 'numbers keep a price that is newer in the catalogue (date in the file, in the catalogue)',
      olderPrices.samples.map(({ number, given, current }) => `${number} (${given}, ${current})`),
    ),
    ...finding(leftOut.count, 'rows without data are left out, lines', leftOut.samples),
    ...(kept.length === 0 ? [] : [`\nNo longer in the files, and kept because in use: ${kept.join(', ')}`]),
    ...plan.columns.map(
      ({ field, file, finding: name, examples }) => `\n${file}, ${field}: ${columnTexts[name]} ${examples.join(', ')}`,
    ),
  ];
}

const finding = (count: number, text: string, samples: readonly (string | number)[]): string[] =>
  count === 0 ? [] : [`\n${count} ${text}: ${samples.join(', ')}`];

/** What a supplier sent and the import leaves out, as the page says above each table. */
function unusedLines(tables: readonly ImportTable[]): string[] {
  return tables.flatMap((table) => {
    const unused = unusedColumns(table, table.mappings);
    return unused.length === 0 ? [] : [`\n${table.file}: columns that are not used: ${unused.join(', ')}`];
  });
}

function problemLines(title: string, problems: readonly PlannedRefusal[], tables: readonly ImportTable[]): string[] {
  if (problems.length === 0) return [];
  return [`\n${title}:`, ...problems.map((problem) => problemLine(problem, tables))];
}

function problemLine(problem: PlannedRefusal, tables: readonly ImportTable[]): string {
  const { tableNo, field, rows, firstLine, details } = problem;
  const table = tables.find((one) => one.tableNo === tableNo);
  const place = table === undefined ? '' : `${placeText(table)}: `;
  const reason = refusalText({ ...problem, detail: details?.[0] ?? null }, tables).en;
  const sample = details === null ? '' : ` (${details.join(', ')})`;
  return `  ${place}${rows} ${rows === 1 ? 'row' : 'rows'} from line ${firstLine}: ${field} ${reason}${sample}`;
}
