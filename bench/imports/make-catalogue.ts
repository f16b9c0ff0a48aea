import { createWriteStream } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const ROWS_PER_ASSEMBLY = 50;
/** The files of a catalogue besides its part rows. */
const small = {
  brands: 'id,name\nACM,艾克姆\n',
  families: 'id,brand,name\nF1,ACM,山猫\n',
  'part-groups': 'id,tree,parent,name\nBR,passenger,,制动\n',
};

/** A catalogue with `rows` part rows, each of a number of its own, in parts books of 50 groups. @returns its folder */
export async function makeCatalogue(rows: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'));
  const assemblies = Math.ceil(rows / ROWS_PER_ASSEMBLY);
  const groups = Math.min(50, assemblies);
  const perGroup = Math.ceil(assemblies / groups);
  const lines = {
    groups: ['id,family,name,yearFrom', ...range(groups, (n) => `G${n},F1,山猫 ${n},2020`)],
    vehicles: ['id,group,name,year', ...range(groups, (n) => `V${n},G${n},山猫 ${n} 自动,2020`)],
    'part-groups': [small['part-groups'].trim(), ...range(perGroup, (n) => `P${n},passenger,BR,制动 ${n}`)],
    assemblies: ['id,group,partGroup', ...range(assemblies, (n) => `A${n},G${n % groups},P${Math.floor(n / groups)}`)],
  };
  for (const [name, text] of Object.entries({ ...small, ...mapValues(lines) }))
    await writeFile(path.join(folder, `${name}.csv`), text);
  await pipeline(Readable.from(partRows(rows)), createWriteStream(path.join(folder, 'part-rows.csv')));
  return folder;
}

function* partRows(rows: number): Generator<string> {
  yield 'assembly,callout,number,name,quantity,remark\n';
  for (let row = 0; row < rows; row += 1) {
    const assembly = Math.floor(row / ROWS_PER_ASSEMBLY);
    yield `A${assembly},${row % ROWS_PER_ASSEMBLY},5Q${String(row).padStart(7, '0')},配件 ${row % 400},1,左\n`;
  }
}

const range = (count: number, line: (n: number) => string) => Array.from({ length: count }, (_, n) => line(n));

const mapValues = (lines: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(lines).map(([name, all]) => [name, `${all.join('\n')}\n`]));
