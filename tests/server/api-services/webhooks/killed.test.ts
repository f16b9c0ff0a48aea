import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import {
  addEndpoint,
  deliverDue,
  delivererOn,
  emit,
  listDeliveries,
  makeDue,
  openReceiver,
} from '../../../support/api-services/webhook-receiver.ts';
import { openTestDatabase, postgresUrlOf } from '../../../support/database/open-test-database.ts';
import { addCustomer } from '../../../support/server/open-gateway.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

// On PostgreSQL only: the embedded engine allows one process.
test('a node that is killed between claim and answer leads to a second delivery, never to none', async () => {
  let isSilent = true;
  const at = await openReceiver((response) => {
    if (!isSilent) response.writeHead(204).end();
  });
  const userId = await addCustomer(db);
  const { endpointId } = await addEndpoint(db, { userId, url: at.url });
  await emit(db, userId);

  const script = ['tests/support/server/children/webhook-sending-child.ts', await postgresUrlOf(db)];
  const child = spawn(process.execPath, ['--import', 'tsx', ...script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toBe('claimed 1\n');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'pending', attempts: 1 }]);

  isSilent = false;
  const before = at.received.length;
  // The claim is over.
  await makeDue(db);
  await deliverDue(delivererOn(db));
  expect(at.received.length).toBe(before + 1);
  expect(await listDeliveries(db, endpointId)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  at.close();
}, 60_000);
