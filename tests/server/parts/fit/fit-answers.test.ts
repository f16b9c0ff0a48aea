import { afterAll, expect, test } from 'vitest';
import type { FitQuestion } from '../../../../src/contract/parts/schemas.ts';
import { ensureBaseData } from '../../../../src/server/access/base-data.ts';
import { makeContext } from '../../../support/server/make-context.ts';
import { partsCalls } from '../../../support/server/parts-calls.ts';
import { tinyVins } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { en, openCounted, refusalOf, zh } from '../books/support.ts';

const { db, inner } = await openCounted();
const routes = partsCalls(db);
afterAll(() => inner.close());

/** Valid for every vehicle of family 1; serial number 150000. */
const VIN = 'LSVAA2BR1GN150000';
await ensureBaseData(inner);
await inner.execute(`
  insert into account (user_id, username, password_hash, role_id)
    select n, 'user' || n, '', (select min(role_id) from role) from generate_series(1, 3) n`);
const brakes = { vehicleId: 1, partGroupId: 1 };
const discs = async (vin?: string, context = zh) =>
  (await routes.getTreeNodePartData({ ...brakes, ...(vin === undefined ? {} : { vin }) }, context)).partsList
    .filter(({ orderNo }) => orderNo === '2')
    .map(({ searchOe, fit }) => [searchOe, fit.grade]);
const save = (values: { key: string; value: string | null; vin?: string }, context = zh) =>
  routes.saveFitAnswer({ vehicleId: 1, question: '', answer: '', ...values }, context);

test('an answer decides the rows that asked for it, and taking it back opens them again', async () => {
  const { partsList } = await routes.getTreeNodePartData(brakes, zh);
  const question: FitQuestion | null | undefined = partsList.find(({ orderNo }) => orderNo === '2')?.fit.question;
  expect(question).toMatchObject({ key: 'serial', options: [{ value: '..150000' }, { value: '150000..' }] });
  await save({ key: 'serial', value: '150000..' });
  expect(await discs()).toEqual([
    ['1K0615301AB', 'fits'],
    ['1K0615301AA', 'misfit'],
  ]);
  const { answers } = await routes.getFitAnswers({ vehicleId: 1 }, en);
  expect(answers).toMatchObject([{ key: 'serial', question: 'VIN serial number', answer: 'from 150000' }]);
  await save({ key: 'serial', value: null });
  expect((await discs()).map(([, grade]) => grade)).toEqual(['check', 'check']);
});

test('answers belong to the VIN and the company: its other accounts use them, other companies and cars do not', async () => {
  const sub = makeContext({ userId: 2, acctLevel: 1, parentId: 1 });
  const stranger = makeContext({ userId: 3 });
  await save({ key: 'gearboxType', value: 'DCT', vin: VIN });
  const filter = async (vin: string | undefined, context = zh) =>
    (
      await routes.getTreeNodePartData({ vehicleId: 1, partGroupId: 2, ...(vin === undefined ? {} : { vin }) }, context)
    ).partsList.map(({ fit }) => fit.grade);
  expect(await filter(VIN)).toEqual(['misfit']);
  expect(await filter(VIN, sub)).toEqual(['misfit']);
  expect(await filter(VIN, stranger)).toEqual(['fits']);
  expect(await filter('LSVAA2BR1GN150001')).toEqual(['fits']);
  expect(await filter(undefined)).toEqual(['fits']);
  await save({ key: 'gearboxType', value: null, vin: VIN }, sub);
  expect(await filter(VIN)).toEqual(['fits']);
});

test('without a VIN an answer is kept for a day', async () => {
  await save({ key: 'serial', value: '..150000' });
  expect((await discs()).map(([, grade]) => grade)).toEqual(['fits', 'misfit']);
  await inner.execute(
    "update fit_answer set expires_at = expires_at - interval '24 hours' where expires_at is not null",
  );
  expect((await discs()).map(([, grade]) => grade)).toEqual(['check', 'check']);
});

test('the vehicles that a VIN leaves are judged together until an answer decides between them', async () => {
  const vin = tinyVins.two;
  const { candidates, question } = await routes.getFitAnswers({ vehicleId: 1, vin }, zh);
  expect(candidates.map(({ vehicleId }) => vehicleId)).toEqual([1, 2]);
  expect(question).toMatchObject({ key: 'gearboxType', options: [{ value: 'DCT' }, { value: 'MT' }] });
  const filterOf = async (vehicleId: number) =>
    (await routes.getTreeNodePartData({ vehicleId, partGroupId: 2, vin }, zh)).partsList[0]?.fit;
  for (const vehicleId of [1, 2])
    expect(await filterOf(vehicleId)).toMatchObject({
      grade: 'check',
      rules: [{ text: '变速箱：手动（VIN 对应 2 款车型，1 款符合）' }],
    });
  await save({ key: 'gearboxType', value: 'MT', vin });
  expect(await filterOf(2)).toMatchObject({ grade: 'fits' });
  const after = await routes.getFitAnswers({ vehicleId: 1, vin }, zh);
  expect(after).toMatchObject({ candidates: [{ vehicleId: 1 }], question: null });
});

test('a value that a fact cannot have is refused, and nothing is stored', async () => {
  for (const [key, value] of [
    ['serial', 'abc'],
    ['serial', '1..x'],
    ['produced', '2019..'],
    ['option:3FE', 'maybe'],
  ] as const)
    expect((await refusalOf(() => save({ key, value, vin: VIN }))).code).toBe('900400');
  expect((await routes.getFitAnswers({ vehicleId: 1, vin: VIN }, zh)).answers).toEqual([]);
  expect(
    (
      await refusalOf(() =>
        routes.saveFitAnswer({ vehicleId: 99, key: 'serial', value: '1..', question: '', answer: '' }, zh),
      )
    ).code,
  ).toBe('900404');
});
