import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkVin } from '../../../src/contract/vehicles/schemas.ts';
import { makeContext } from '../../support/server/make-context.ts';
import { openTinyVehicles } from '../../support/tiny-catalogue/open-tiny-vehicles.ts';
import { tinyVins } from '../../support/tiny-catalogue/tiny-catalogue.ts';

let tiny: Awaited<ReturnType<typeof openTinyVehicles>>;
beforeAll(async () => {
  tiny = await openTinyVehicles();
});
afterAll(() => tiny.db.close());

const check = async (vin: string, language: 'zh-CN' | 'en' = 'zh-CN') =>
  checkVin.result.parse(await tiny.routes.checkVin({ vin }, makeContext({ language })));

test('a VIN of the catalogue is valid, known and has no candidates', async () => {
  expect(await check(tinyVins.one)).toEqual({
    vin: tinyVins.one,
    status: 'valid',
    isMandatory: true,
    expectedCheckDigit: '1',
    problems: [],
    isKnown: true,
    maker: '上汽大众',
    country: '中国',
    // G is also the code of 1986; the vehicles of the rule decide.
    modelYears: [2016],
    serial: '100000',
    candidates: [],
  });
});

test('maker and country are in the language of the request', async () => {
  expect(await check(tinyVins.one, 'en')).toMatchObject({ maker: 'SAIC Volkswagen', country: 'China' });
});

test('for a VIN with a confused character the right one is the first candidate, with the change marked', async () => {
  const result = await check('LSVAA28R1GN100000');
  expect(result).toMatchObject({ status: 'checkDigitMismatch', isMandatory: true, isKnown: false });
  expect(result.candidates[0]).toEqual({
    vin: tinyVins.one,
    changes: [{ position: 7, from: '8', to: 'B' }],
    isKnown: true,
  });
  expect(result.candidates.length).toBeLessThanOrEqual(10);
});

test('a wrong check digit names the expected one', async () => {
  expect(await check('LSVAA2BR2GN100000')).toMatchObject({ expectedCheckDigit: '1', status: 'checkDigitMismatch' });
});

test('a VIN that is too short or has an illegal character gets the position and candidates', async () => {
  const short = await check('LSVAA2BR1GN10000');
  expect(short.problems).toEqual([{ kind: 'tooShort', position: null, text: '16' }]);
  expect(short).toMatchObject({ status: 'malformed', expectedCheckDigit: null, maker: null, isKnown: true });
  expect(await check('LSVZZ2BR1GN100')).toMatchObject({ status: 'malformed', isKnown: false });
  expect(short.candidates.map(({ vin }) => vin)).toContain(tinyVins.one);
  const odd = await check('LSVAA2BR1GN10000?');
  expect(odd.problems).toEqual([{ kind: 'illegalCharacter', position: 17, text: '?' }]);
  expect((await check('LSVAA2BR1GN1000000')).problems).toEqual([{ kind: 'tooLong', position: null, text: '18' }]);
});

test('the check digit of an imported car is information only', async () => {
  expect(await check('TMBAB2NE0G1234567')).toMatchObject({ status: 'checkDigitMismatch', isMandatory: false });
});

test('a valid VIN of a maker outside the catalogue gets no candidates', async () => {
  expect(await check('1M8GDM9AXKP042788')).toMatchObject({ status: 'valid', isKnown: false, candidates: [] });
});
