import { expect, test } from 'vitest';
import { suggestMapping } from '../../../../src/contract/imports/mapping/suggest-mapping.ts';

/** The columns of a table of one row that its file name says what it is. */
function columnsOf(file: string, row: Readonly<Record<string, string>>) {
  const sample = [{ line: 2, cells: Object.values(row) }];
  const { mapping, confidence, unmapped } = suggestMapping({ file, columns: Object.keys(row), sample });
  return { columns: mapping?.columns, confidence, unmapped };
}

test('German headers, alone and among Chinese ones, are likely and none is left over', () => {
  expect(columnsOf('families.csv', { Baureihe: 'ELB', 品牌: 'HB', 车系名称: '易北', Fahrzeugklasse: 'Pkw' })).toEqual({
    columns: { id: 'Baureihe', brand: '品牌', name: '车系名称', class: 'Fahrzeugklasse' },
    ...{ confidence: 'likely', unmapped: [] },
  });
  expect(
    columnsOf('part-rows.csv', {
      ...{ Baugruppe: 'A1', 'Pos.-Nr.': '1', Teilenummer: '012 345 678', Menge: '2,00', Bemerkung: 'links' },
      ...{
        'gebaut von': '06.2018',
        'gebaut bis': '2020年3月',
        起始序号: '010000',
        截止序号: '059999',
        Optionen: '1KD',
      },
    }).columns,
  ).toEqual({
    ...{ assembly: 'Baugruppe', callout: 'Pos.-Nr.', number: 'Teilenummer', quantity: 'Menge', remark: 'Bemerkung' },
    ...{ producedFrom: 'gebaut von', producedTo: 'gebaut bis', serialFrom: '起始序号', serialTo: '截止序号' },
    options: 'Optionen',
  });
});

test('a drawing named in German is not lost beside exact headers', () => {
  expect(
    columnsOf('assemblies.csv', { 总成编号: 'A1', 车型组: 'G1', 配件组: 'BR', Zeichnung: 'D1' }).columns,
  ).toMatchObject({ drawing: 'Zeichnung' });
});

test('a name marked as English is the English one', () => {
  const row = { Kennung: 'HB', 名称: '汉堡车辆', 'Name (EN)': 'Hansa', Land: 'Deutschland' };
  expect(columnsOf('brands.csv', row).columns).toEqual({
    ...{ id: 'Kennung', name: '名称', nameEn: 'Name (EN)', country: 'Land' },
  });
  expect(columnsOf('brands.csv', { id: 'HB', 名称: '汉堡车辆', '名称（英文）': 'Hansa' }).columns).toMatchObject({
    ...{ name: '名称', nameEn: '名称（英文）' },
  });
  const part = { Baugruppe: 'A1', 'Pos.': '1', Teilenummer: 'AC 1', Bemerkung: 'links', 'Bemerkung (EN)': 'left' };
  expect(columnsOf('part-rows.csv', part).columns).toMatchObject({
    ...{ remark: 'Bemerkung', remarkEn: 'Bemerkung (EN)' },
  });
});
