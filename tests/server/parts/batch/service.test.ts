import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BatchOe } from '../../../../src/contract/oe/schemas.ts';
import { createBatchRepository } from '../../../../src/server/parts/batch/repository.ts';
import { createBatchService } from '../../../../src/server/parts/batch/service.ts';
import { createNumberRepository } from '../../../../src/server/parts/numbers/number-repository.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';
import { en, openCounted, zh } from '../books/support.ts';

let opened: Awaited<ReturnType<typeof openCounted>>;
beforeAll(async () => {
  opened = await openCounted();
});
afterAll(() => opened.inner.close());
beforeEach(() => {
  opened.counter.statements = 0;
});

const lookUp = async (oes: string[], context = zh): Promise<BatchOe> =>
  createBatchService(createNumberRepository(opened.db), createBatchRepository(opened.db)).lookUp(oes, {
    language: context.language,
    provinceCode: '110000',
  });

const reasonsOf = ({ failList }: Pick<BatchOe, 'failList'>) => failList.map(({ oe, reason }) => [oe, reason]);

test('a number is found in any spelling, for every make that uses it', async () => {
  const { successList, totalSize } = await lookUp(['１ｋ０ 615-301 aa', '04e115561h']);
  expect(totalSize).toBe(2);
  expect(successList.map(({ oe, searchOe, parts }) => [oe, searchOe, parts.map(({ brandName }) => brandName)])).toEqual(
    [
      ['１ｋ０ 615-301 aa', '1K0615301AA', ['大众', '斯柯达']],
      ['04e115561h', '04E115561H', ['大众']],
    ],
  );
  expect(successList[0]?.parts[0]).toMatchObject({ oe: '1K0 615 301 AA', price: { marketPriceFen: 52_050 } });
});

test('an aftermarket number has the original number that it replaces, with its brand', async () => {
  const { matchList } = await lookUp(['0 986 494 596'], en);
  expect(matchList).toMatchObject([
    { candidates: [{ reason: 'aftermarket', via: 'Bosch 0 986 494 596', part: { oe: '1K0 698 151 A' } }] },
  ]);
});

test('a discontinued number has the number of its chain to order today', async () => {
  const { matchList, successList } = await lookUp(['1K0698151']);
  expect(successList).toEqual([]);
  expect(matchList.map(({ candidates }) => candidates.map(({ reason, part }) => [reason, part.searchOe]))).toEqual([
    [['replaced', '1K0698151F']],
  ]);
});

test('an available number with a successor is found as it is', async () => {
  const { successList } = await lookUp(['1K0698151A']);
  expect(successList[0]?.parts).toMatchObject([{ searchOe: '1K0698151A', oeReplaceTwos: ['1K0 698 151 F'] }]);
});

test('confused characters are corrected in either direction and at several positions', async () => {
  const { matchList } = await lookUp(['IKO698151A', '04E11556IH', '3502405AOE', 'O4E115561H']);
  const found = matchList.map(({ candidates }) => candidates.map(({ reason, part }) => [reason, part.searchOe]));
  expect(found).toEqual([
    [['lookalike', '1K0698151A']],
    [['lookalike', '04E115561H']],
    [['lookalike', '3502405A0E']],
    [['lookalike', '04E115561H']],
  ]);
});

test('an unknown revision finds the other revisions of its number', async () => {
  const { matchList } = await lookUp(['1K0615301ZX', '04E115561X']);
  expect(matchList.map(({ candidates }) => candidates.map(({ reason, part }) => [reason, part.searchOe]))).toEqual([
    [
      ['revision', '1K0615301AA'],
      ['revision', '1K0615301AA'],
      ['revision', '1K0615301AB'],
    ],
    [['revision', '04E115561H']],
  ]);
});

test('a number whose beginning is the one typed is no other revision', async () => {
  const { matchList } = await lookUp(['1K0615301A']);
  expect(new Set(matchList[0]?.candidates.map(({ reason }) => reason))).toEqual(new Set(['beginning']));
});

test('a prefix of a few numbers finds them', async () => {
  const { matchList } = await lookUp(['1K0615301']);
  expect(matchList[0]?.candidates.map(({ reason, part }) => [reason, part.searchOe, part.brandName])).toEqual([
    ['beginning', '1K0615301AA', '大众'],
    ['beginning', '1K0615301AA', '斯柯达'],
    ['beginning', '1K0615301AB', '大众'],
  ]);
});

test('a part of a few numbers finds them if none begins with it', async () => {
  const { matchList } = await lookUp(['115561H', '0615301']);
  expect(
    matchList.map(({ candidates }) => candidates.map(({ reason, part }) => [reason, part.searchOe, part.brandName])),
  ).toEqual([
    [['middle', '04E115561H', '大众']],
    [
      ['middle', '1K0615301AA', '大众'],
      ['middle', '1K0615301AB', '大众'],
      ['middle', '1K0615301AA', '斯柯达'],
    ],
  ]);
});

test('each number that is not found has its reason and the text as sent', async () => {
  const result = await lookUp([
    '04E115561H',
    '1K0-6',
    '前刹车片',
    'ABCDEFGH',
    '6.126E+11',
    '1'.repeat(60),
    '04e 115 561 h',
    'LSVNA2CJ1K2113527',
    '999999999',
    '',
  ]);
  expect(reasonsOf(result)).toEqual([
    ['1K0-6', 'tooShort'],
    ['前刹车片', 'notNumber'],
    ['ABCDEFGH', 'notNumber'],
    ['6.126E+11', 'damaged'],
    ['1'.repeat(60), 'tooLong'],
    ['04e 115 561 h', 'duplicate'],
    ['LSVNA2CJ1K2113527', 'vin'],
    ['999999999', 'unknown'],
    ['', 'notNumber'],
  ]);
  expect(result.totalSize).toBe(result.successList.length + result.matchList.length + result.failList.length);
});

test('if nothing is found, 100200 has the total and the reason for each number', async () => {
  const refused = await lookUp(['999999999', '12']).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    code: '100200',
    details: {
      result: {
        totalSize: 2,
        failList: [
          { oe: '999999999', searchOe: '999999999', reason: 'unknown' },
          { oe: '12', searchOe: '12', reason: 'tooShort' },
        ],
      },
    },
  });
});

test('a long list is read in parts, so that no statement holds up others for long', async () => {
  const kinds = ['04E115561H', '1K0698151', '0986494596', 'IK0698151A', '1K0615301'];
  await lookUp(kinds);
  const few = opened.counter.statements;
  opened.counter.statements = 0;
  await lookUp([...kinds, ...Array.from({ length: 4_995 }, (_, index) => `77${100_000 + index}X`)]);
  expect(few).toBeLessThanOrEqual(4);
  // Four thousands more, 49 more of a hundred guesses, and ten of ten numbers that are searched for inside others.
  expect(opened.counter.statements).toBe(few + 4 + 49 + 10);
});
