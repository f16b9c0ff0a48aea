import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../../src/contract/call.ts';
import { createPasswords } from '../../../../src/server/account/passwords.ts';
import { createPayments } from '../../../../src/server/billing/purchases/payments.ts';
import { openTill } from '../../../../src/server/gateways/payment/till.ts';
import { refreshOffers } from '../../../../src/server/platform/db/refresh-offers.ts';
import { validBodies } from '../../../support/bodies/valid-bodies.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { insertScan } from '../../../support/pictures/insert-scan.ts';
import { type ApiResponse, openTestApi, type TestApi } from '../../../support/server/api.ts';
import { fillTinyCatalogue } from '../../../support/tiny-catalogue/tiny-catalogue.ts';
import { fillTinyMaintenance } from '../../../support/tiny-catalogue/tiny-maintenance.ts';

// The tests need the captcha's text.
let api: TestApi;
beforeAll(async () => {
  const db = await openTestDatabase();
  const payments = createPayments(db, await openTill(db));
  api = await openTestApi({
    db,
    payments,
    otherSites: {
      registerUrl: null,
      newVersionUrl: null,
      manageUrl: 'https://manage.example.com/in?key={key}&token={token}',
    },
  });
  await fillTinyCatalogue(api.db);
  await fillTinyMaintenance(api.db.copy);
  await refreshOffers(api.db);
  const passwordHash = await createPasswords().hash('right');
  await api.db.sql.updateTable('account').set({ passwordHash }).where('username', '=', 'general').execute();
});
afterAll(() => api.close());

const { bodies, files } = validBodies(() => api);
const operations = Object.keys(bodies).filter((key): key is keyof typeof bodies => key in bodies);

const isPost = (operation: keyof typeof bodies) => !('method' in calls[operation]);

/** These calls end their own session and are tested separately. */
const endsSession = (operation: string) =>
  ['logout', 'updatePassword', 'updatePhone', 'endViewAsUser'].includes(operation);

/** This call needs an upstream on the internet and is tested with one in tests/server/api-services/upstreams. */
const needsUpstream = (operation: string) => operation === 'adapterTry';

test.each(operations.filter((key) => !endsSession(key) && !needsUpstream(key) && isPost(key)))(
  '%s returns a valid result for a valid body',
  async (operation) => {
    const sampleBody = bodies[operation];
    expectSuccess(
      calls[operation],
      await api.post(
        calls[operation],
        typeof sampleBody === 'function' ? await sampleBody() : sampleBody,
        brandOf(operation),
      ),
    );
  },
);

/** The platform header of calls for one brand only. */
function brandOf(operation: string): { headers?: Record<string, string> } {
  return operation.endsWith('Qpzj') ? { headers: { platform: 'qpzj' } } : {};
}

const uploads = Object.keys(files).filter((key): key is keyof typeof files => key in files);

test.each(uploads)('%s returns a valid result for a valid file', async (operation) => {
  const { bytes, body } = files[operation];
  const sampleBody = typeof body === 'function' ? await body() : body;
  expectSuccess(calls[operation], await api.upload(calls[operation], { bytes, body: sampleBody }));
});

function expectSuccess(call: AnyCallWithSchemas, { status, code, message, result }: ApiResponse): void {
  expect({ status, code, message }).toEqual({ status: 200, code: '000000', message: '成功' });
  expect(call.result.safeParse(result)).toMatchObject({ success: true });
}

test('getPartImage, a GET, returns a picture', async () => {
  const { status, body } = await api.get(calls.getPartImage, { oeId: '1', brandCode: 'VW', vehicleId: '1' });
  expect(status).toBe(200);
  expect(body).toMatch(/^<svg .*height="700"/);
});

test('getDrawingImage, a GET, returns a scan that the browser may keep and asks about again', async () => {
  const image = await insertScan(api.db);
  const get = (headers: Record<string, string> = {}) =>
    api.app.inject({
      method: 'GET',
      url: `${calls.getDrawingImage.path}?drawingId=50&vehicleId=1`,
      headers: { authorization: api.users.manager.token, ...headers },
    });
  const first = await get();
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ]);
  expect(first.rawPayload.equals(image)).toBe(true);
  const again = await get({ 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  expect((await get({ 'if-none-match': String(first.headers.etag), authorization: '' })).statusCode).toBe(401);
});

test('logout ends its own session and no other', async () => {
  const [loggedOut, remaining] = [await api.signInWith([]), await api.signInWith([])];
  expect(await api.post(calls.logout, {}, { as: loggedOut })).toMatchObject({ code: '000000', result: null });
  expect(await api.post(calls.userInfo, {}, { as: loggedOut })).toMatchObject({ status: 401, code: '600209' });
  expect(await api.post(calls.userInfo, {}, { as: remaining })).toMatchObject({ code: '000000' });
});

test('a sealed result is encrypted with the session’s key', async () => {
  const raw = await api.send(calls.getVehiclesByGroup.path, JSON.stringify({ data: { groupId: 1 } }));
  expect(raw.result).toMatch(/^[A-Za-z0-9+/]{64,}=*$/);
  const { result } = await api.post(calls.getVehiclesByGroup, { groupId: 1 });
  expect(result.total).toBe(2);
});
