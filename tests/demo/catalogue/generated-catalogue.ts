import { createHash, type Hash } from 'node:crypto';
import { generateCatalogue } from '../../../src/demo/catalogue/generate-catalogue.ts';
import { demoSeeds } from '../../../src/demo/seeds.ts';
import type { Cell, CopyRows } from '../../../src/server/platform/db/copy.ts';

export type Line = Readonly<Record<string, Cell>>;

/** The catalogue in memory: rows by table, in the order in which tables were filled. */
export class Filled {
  readonly #tables = new Map<string, { columns: readonly string[]; rows: (readonly Cell[])[] }>();

  readonly copy: CopyRows = async (table, columns, rows) => {
    this.#tables.set(table, { columns, rows: [...rows] });
  };

  get names(): readonly string[] {
    return [...this.#tables.keys()];
  }

  count(table: string): number {
    return this.#table(table).rows.length;
  }

  /** One column of all rows. */
  column(table: string, column: string): readonly Cell[] {
    const { columns, rows } = this.#table(table);
    const index = columns.indexOf(column);
    if (index < 0) throw new Error(`no column ${column} in ${table}`);
    return rows.map((row) => row[index] ?? null);
  }

  *lines(table: string): Generator<Line> {
    const { columns, rows } = this.#table(table);
    for (const row of rows) {
      const line: Record<string, Cell> = {};
      for (const [index, column] of columns.entries()) line[column] = row[index] ?? null;
      yield line;
    }
  }

  /** The digest that digestOfFill gives for the same rows. */
  digest(): string {
    const hash = createHash('sha256');
    for (const [name, { columns, rows }] of this.#tables) addTo(hash, name, columns, rows);
    return hash.digest('hex');
  }

  /** Rows that are as wide as their columns, or not. */
  unevenRows(table: string): number {
    const { columns, rows } = this.#table(table);
    return rows.filter((row) => row.length !== columns.length || row.some((cell) => cell === undefined)).length;
  }

  #table(name: string) {
    const table = this.#tables.get(name);
    if (table === undefined) throw new Error(`table ${name} was not filled`);
    return table;
  }
}

const tables = demoSeeds.flatMap((fill) => fill.tables);

export async function fillInMemory(): Promise<Filled> {
  const filled = new Filled();
  await generateCatalogue({ copy: filled.copy, tables, onProgress: () => {} });
  return filled;
}

/** A digest of a fill: the number of rows and every tenth row, as one changed random number changes all later rows. */
export async function digestOfFill(seed: string): Promise<string> {
  const hash = createHash('sha256');
  const copy: CopyRows = async (table, columns, rows) => addTo(hash, table, columns, rows);
  await generateCatalogue({ copy, tables, onProgress: () => {}, seed });
  return hash.digest('hex');
}

function addTo(hash: Hash, table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>): void {
  hash.update(table).update(columns.join());
  let count = 0;
  for (const row of rows) {
    if (count % 10 === 0) hash.update(row.join('\u0000'));
    count += 1;
  }
  hash.update(String(count));
}
