import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../src/server/app.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const fetched = (url: string) => api.app.inject({ method: 'GET', url });

test('a picture of a body type is public, cacheable and always the same', async () => {
  const [first, second] = [
    await fetched('/pictures/vehicles/sedan.svg'),
    await fetched('/pictures/vehicles/sedan.svg'),
  ];
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
  expect(first.body).toMatch(/^<svg /);
  expect(second.body).toBe(first.body);
});

test('families of one body type have different pictures', async () => {
  const [one, other] = [await fetched('/pictures/vehicles/suv/1.svg'), await fetched('/pictures/vehicles/suv/2.svg')];
  expect(one.body).not.toBe(other.body);
});

test.each([
  'spaceship.svg',
  'sedan',
  'sedan/0.svg',
  'sedan/x.svg',
  'sedan/99999999999.svg',
  'sedan/10000000.svg',
  '../../etc/passwd',
])('there is no picture of %s', async (name) => {
  const answer = await fetched(`/pictures/vehicles/${name}`);
  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 404, code: '900404' });
});

test('a server without drawings has no pictures of vehicles', async () => {
  const app = buildApp({ db: api.db, demo: null, pagesFolder: null, logLevel: 'silent' });
  for (const url of ['/pictures/vehicles/sedan.svg', '/pictures/vehicles/sedan/1.svg']) {
    const { statusCode } = await app.inject({ method: 'GET', url });
    expect(statusCode).toBe(404);
  }
  await app.close();
});
