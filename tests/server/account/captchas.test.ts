import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Captchas, createCaptchas } from '../../../src/server/account/captchas.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { openTestDatabase } from '../../support/db.ts';

const drawn = vi.hoisted(() => ({ text: 'aBcDe' }));
vi.mock('../../../src/server/account/captcha-picture.ts', () => ({
  drawCaptcha: async () => ({ text: drawn.text, image: 'data:image/png;base64,YQ==' }),
}));

let db: Database;
let captchas: Captchas;
beforeAll(async () => {
  db = await openTestDatabase();
  captchas = createCaptchas(db);
});
afterAll(() => db.close());

const expire = (key: string) =>
  db.sql.updateTable('captcha').set({ expiresAt: '2020-01-01T00:00:00Z' }).where('key', '=', key).execute();

test('the picture is a data URL, and the answer stays here, hashed', async () => {
  const image = await captchas.raise('first');
  expect(image).toBe('data:image/png;base64,YQ==');
  const rows = await db.sql.selectFrom('captcha').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows).toLowerCase()).not.toContain('abcde');
});

test('the right answer, whatever its case, is worth one use', async () => {
  await captchas.raise('right');
  expect(await captchas.spend('right')).toBe(false);
  expect(await captchas.solve('right', ' AbCdE ')).toBe(true);
  expect(await captchas.spend('right')).toBe(true);
  expect(await captchas.spend('right')).toBe(false);
});

test('a wrong answer uses the picture up', async () => {
  await captchas.raise('wrong');
  expect(await captchas.solve('wrong', 'abcdf')).toBe(false);
  expect(await captchas.solve('wrong', 'abcde')).toBe(false);
});

test('a picture is good for whom it was raised, and for its newest answer', async () => {
  await captchas.raise('mine');
  expect(await captchas.solve('theirs', 'abcde')).toBe(false);
  drawn.text = 'fghij';
  await captchas.raise('mine');
  drawn.text = 'abcde';
  expect(await captchas.solve('mine', 'fghij')).toBe(true);
  expect(await captchas.spend('theirs')).toBe(false);
});

test('a solved captcha is not solved again', async () => {
  await captchas.raise('once');
  expect(await captchas.solve('once', 'abcde')).toBe(true);
  expect(await captchas.solve('once', 'abcde')).toBe(false);
});

test('after two minutes neither the picture nor its solution is worth anything', async () => {
  await captchas.raise('late');
  const { expiresAt } = await db.sql
    .selectFrom('captcha')
    .select('expiresAt')
    .where('key', '=', 'late')
    .executeTakeFirstOrThrow();
  expect(Math.round((new Date(expiresAt).getTime() - Date.now()) / 1000)).toBeGreaterThan(100);
  expect(Math.round((new Date(expiresAt).getTime() - Date.now()) / 1000)).toBeLessThan(130);
  await expire('late');
  expect(await captchas.solve('late', 'abcde')).toBe(false);
  await captchas.raise('late');
  expect(await captchas.solve('late', 'abcde')).toBe(true);
  await expire('late');
  expect(await captchas.spend('late')).toBe(false);
});
