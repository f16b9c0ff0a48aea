import { expect, test } from 'vitest';
import { tableXlsx } from '../../../src/providers/csv/table-xlsx.ts';
import { unzip } from '../../catalogue/shared/export/unzip.ts';

test('texts are escaped and never formulas, numbers stay numbers', async () => {
  const files = await unzip(await tableXlsx('A/B', ['=head'], [['=1+1'], [-5], ['']]));
  expect(files['xl/sharedStrings.xml']).toContain("'=head");
  expect(files['xl/sharedStrings.xml']).toContain("'=1+1");
  expect(files['xl/worksheets/sheet1.xml']).toContain('<v>-5</v>');
  expect(files['xl/worksheets/sheet1.xml']).not.toContain('<f>');
  expect(files['xl/workbook.xml']).toContain('name="A B"');
});
