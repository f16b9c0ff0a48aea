import { expect, test } from 'vitest';
import { createColumnReport } from '../../../../src/server/imports/reading/column-report.ts';

test('a column is mostly wrong by half a million equal problems as by ten', () => {
  const report = createColumnReport();
  for (let line = 2; line < 500_002; line += 1) report.addProblem('price');
  const { mostlyWrong } = report.report();
  expect(mostlyWrong).toEqual(['price']);
});

test('a column is mostly wrong only with more than half of its filled cells, and enough of them', () => {
  const report = createColumnReport();
  for (let line = 2; line < 12; line += 1) {
    report.addProblem('half');
    report.addValue('half', '1');
    report.addValue('half', null);
  }
  for (let line = 2; line < 6; line += 1) report.addProblem('few');
  expect(report.report().mostlyWrong).toEqual([]);
  report.addProblem('half');
  expect(report.report().mostlyWrong).toEqual(['half']);
});

test('numbers that are shorter than the others hint at lost zeros, unless the others keep theirs', () => {
  const report = createColumnReport();
  for (let index = 0; index < 20; index += 1) report.addValue('number', String(10_000_000 + index), true);
  report.addValue('number', '1234567', true);
  report.addValue('number', '5C0698151', true);
  expect(report.report().lostZeros).toEqual([{ field: 'number', length: 8, count: 1, examples: ['1234567'] }]);
  report.addValue('number', '01234567', true);
  expect(report.report().lostZeros).toEqual([]);
});
