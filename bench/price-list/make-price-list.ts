import { writeFile } from 'node:fs/promises';
import { workbookParts, zipOf } from '../../tests/support/spreadsheets/make-workbook.ts';

const NAMES = ['前制动片', '前制动盘', '机油滤清器', '空调滤清器', '左前大灯总成', '后保险杠', '水泵', '火花塞'];

/** A price list as Excel writes it: a title, a header and rows of shared texts, numbers and dates. */
export async function writePriceList(path: string, rows: number): Promise<void> {
  const shared = [
    '上海大众 配件价格表 2026年11月 单位:元 未税',
    '零件号',
    '零件名称',
    '车型',
    '上海',
    '广东',
    '日期',
    ...NAMES,
  ];
  const texts = shared.length;
  const lines = ['<row r="1"><c r="A1" t="s"><v>0</v></c></row>'];
  const header = ['A', 'B', 'C', 'D', 'E', 'F'].map(
    (column, index) => `<c r="${column}2" t="s"><v>${index + 1}</v></c>`,
  );
  lines.push(`<row r="2">${header.join('')}</row>`);
  for (let index = 0; index < rows; index += 1) {
    const line = index + 3;
    shared.push(numberOf(index));
    lines.push(
      `<row r="${line}" spans="1:6"><c r="A${line}" t="s"><v>${texts + index}</v></c>` +
        `<c r="B${line}" t="s"><v>${7 + (index % NAMES.length)}</v></c><c r="C${line}" t="inlineStr"><is><t>朗逸 ${index % 977}</t></is></c>` +
        `<c r="D${line}"><v>${(index * 7.31) % 4999}</v></c><c r="E${line}"><v>${(index * 3) % 2999}.5</v></c>` +
        `<c r="F${line}" s="1"><v>${46_000 + (index % 300)}</v></c></row>`,
    );
  }
  await writeFile(path, zipOf(workbookParts({ sheets: [lines.join('')], shared, formats: ['yyyy-mm-dd'] })));
}

function numberOf(index: number): string {
  const digits = String(index * 1_999 + 100_000).padStart(9, '0');
  return `5C${digits.slice(0, 1)} ${digits.slice(1, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
}
