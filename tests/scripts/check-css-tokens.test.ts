import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkCssTokens, checkCssVariables } from '../../scripts/check-css-tokens.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-css-tokens-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const checkOf = async (css: string) => {
  await writeFile(path.join(folder, 'row.module.css'), css);
  return checkCssTokens(folder).map((problem) => problem.replaceAll(`${folder}${path.sep}`, ''));
};

test.each([
  ['size of type', 'font-size: 15px'],
  ['size of type', 'font: 14px / 1.5 var(--font)'],
  ['radius', 'border-start-start-radius: 6px'],
  ['shadow', 'box-shadow: 0 1px 3px var(--line)'],
  ['duration', 'transition: color 200ms'],
  ['duration', 'animation-duration: 0.9s'],
  ['colour', 'background: linear-gradient(#fff, transparent)'],
  ['colour', 'color: rgb(16 24 40 / 16%)'],
])('reports a %s that is stated: %s', async (of, declaration) => {
  expect(await checkOf(`.row {\n  ${declaration};\n}`)).toEqual([
    `row.module.css:2: a ${of} without a token: ${declaration}`,
  ]);
});

test('reports a height of a control that is stated, and no other height', async () => {
  expect(
    await checkOf(
      '.bar { min-height: 40px }\n.bar button { height: 34px }\n.filter :is(select, input) { min-height: 36px }',
    ),
  ).toEqual([
    'row.module.css:2: a height of a control without a token: height: 34px',
    'row.module.css:3: a height of a control without a token: min-height: 36px',
  ]);
});

test('accepts tokens, rings, inset lines, and anything for print', async () => {
  expect(
    await checkOf(`
      .row { font-size: var(--type-body); border-radius: 50% var(--radius); transition: color var(--motion-press) }
      .row { box-shadow: inset 3px 0 0 var(--signal) } .cell { box-shadow: 0 0 0 2px var(--accent) }
      @media print { .row { font-size: 9px; color: #333 } }
      @page { @bottom-right { color: #333; font: 9px sans-serif } }`),
  ).toEqual([]);
});

test('leaves the tokens themselves alone', async () => {
  await writeFile(path.join(folder, 'tokens.css'), ':root { --text: #0c1524; --radius: 8px }');
  expect(await checkOf('')).toEqual([]);
});

test('reports variables that are declared nowhere, but not those that a component sets', async () => {
  await writeFile(path.join(folder, 'row.tsx'), `const style = { '--width': 3 };`);
  await writeFile(
    path.join(folder, 'row.module.css'),
    '.row {\n  --gap: 2px;\n  padding: var(--gap);\n  width: var(--width);\n  color: var(--ink, var(--soft));\n}',
  );
  expect(checkCssVariables(folder).map((problem) => problem.replaceAll(`${folder}${path.sep}`, ''))).toEqual([
    'row.module.css:5: --ink is declared nowhere',
    'row.module.css:5: --soft is declared nowhere',
  ]);
});
