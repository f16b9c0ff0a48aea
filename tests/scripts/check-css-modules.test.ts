import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCssModules } from '../../scripts/check-css-modules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-css-modules-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
const check = () => checkCssModules(folder).map((problem) => problem.replaceAll(`${folder}${path.sep}`, ''));

test('names the classes that a module lacks and those that nothing uses', async () => {
  await write(
    'row.module.css',
    '.row:hover > .cell { color: red } @media print { .lost, :global(.theirs) { top: 0 } }',
  );
  await write('row.tsx', `import styles from './row.module.css';\nexport const names = [styles.row, styles.sell];`);
  await write(
    'cell.ts',
    `import row from './row.module.css';\nexport const name = row.cell;\nexport const t = 'row.x';`,
  );
  expect(check()).toEqual([
    'row.tsx uses .sell, which row.module.css does not have',
    'row.module.css has .lost, which nothing uses',
  ]);
});

test('takes a computed name for a use of every class', async () => {
  await write('cell.ts', `import row from './row.module.css';\nexport const nameOf = (key: string) => row[key];`);
  await write('row.tsx', `import gone from './gone.module.css';\nexport const name = gone.row;`);
  expect(check()).toEqual(['row.tsx uses .row, which gone.module.css does not have']);
});
