import { expect, test } from '@playwright/test';
import { type Product, startProduct } from '../support/journeys/product.ts';

test.describe.configure({ mode: 'serial' });

const dataFolder = process.env.PRODUCT_FILLED_FOLDER ?? '';
let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ dataFolder });
});
test.afterAll(() => product.stop('SIGKILL'));

async function post(path: string, data: unknown, token?: string) {
  const signed = token === undefined ? {} : { authorization: token };
  const answer = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body: JSON.stringify({ data }),
  });
  return answer.json();
}

const login = async () => (await post('/auth/token', { username: 'mechanic', password: 'Epc#2026demo' })).result.token;
const order = {
  vehicleId: null,
  vin: null,
  vehicleType: 'pac',
  brandName: '',
  familyName: '',
  vehicleName: '',
  provinceCode: '110000',
  name: 'written before the kill',
};

test('the start prints the URL and the demo accounts', () => {
  expect(product.log()).not.toContain('Filling');
  expect(product.log()).toMatch(/Ready at http:\/\/localhost:\d+\//);
  for (const username of ['admin', 'seller', 'agent', 'shop', 'mechanic', 'visitor']) {
    expect(product.log()).toContain(`  ${username}`);
  }
});

test('a second process on the same data folder exits and names the process that holds it', async () => {
  const second = startProduct({ dataFolder });
  await expect(second).rejects.toThrow(`held by process ${product.pid}`);
  expect((await post('/site/info', {})).code).toBe('000000');
});

test('acknowledged data survives a kill, and the next start is quick', async () => {
  const token = await login();
  const { result } = await post('/part-list/savePartList', order, token);
  expect(result.listId).toBeGreaterThan(0);
  await product.stop('SIGKILL');
  const begun = Date.now();
  product = await startProduct({ dataFolder });
  expect(product.log()).not.toContain('Filling');
  // 8 s on an idle machine, 26 s beside the other journeys on two slow cores.
  expect(Date.now() - begun).toBeLessThan(60_000);
  const kept = await post('/part-list/getPartList', { listId: result.listId }, token);
  expect(kept).toMatchObject({ code: '000000', result: { name: order.name } });
});

test('SIGTERM ends the process cleanly and releases the data folder', async () => {
  expect(await product.stop('SIGTERM')).toBe(0);
  product = await startProduct({ dataFolder });
  expect(await product.stop('SIGTERM')).toBe(0);
});
