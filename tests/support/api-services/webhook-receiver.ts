import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { WebhookEvent } from '../../../src/contract/api-services/webhooks/rules.ts';
import { createKeySealing } from '../../../src/server/api-services/keys/key-sealing.ts';
import { internet, type NetworkDoors } from '../../../src/server/api-services/upstreams/guarded-post.ts';
import { createDeliverer, type Deliverer } from '../../../src/server/api-services/webhooks/deliverer.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';

const sealing = createKeySealing('a secret of tests that is long enough');

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, received: Received) => void;

/** A server on the loopback that keeps what it receives; it answers 204 by default. */
export async function openReceiver(answer: Answer = (response) => response.writeHead(204).end()) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const one = { path: request.url ?? '', headers: request.headers, body };
    received.push(one);
    answer(response, one);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function delivererOn(
  db: Database,
  options: { network?: NetworkDoors; allowsLoopback?: boolean; onError?: (error: unknown) => void } = {},
): Deliverer {
  const { network = internet, allowsLoopback = true } = options;
  const onError =
    options.onError ??
    ((error: unknown) => {
      throw error;
    });
  return createDeliverer({ db, sealing, network, allowsLoopback, onError });
}

/** Delivers until nothing is due. */
export async function deliverDue(deliverer: Deliverer): Promise<void> {
  while ((await deliverer.tick()) > 0) await deliverer.drain();
}

/** Makes what waits for its next attempt due now. */
export async function makeDue(db: Database): Promise<void> {
  await sql`update webhook_delivery set due_at = now() where state = 'pending'`.execute(db.sql);
}

interface NewEndpoint {
  userId: number;
  url?: string;
  events?: WebhookEvent[];
}

/** An endpoint past the checks of its address; it listens to everything by default. */
export async function addEndpoint(
  db: Database,
  {
    userId,
    url = 'https://hooks.example.com/epc',
    events = ['quota.threshold', 'key.expiring', 'interface.deprecated', 'vin_request.answered'],
  }: NewEndpoint,
): Promise<{ endpointId: number; secret: string; sealId: string }> {
  const sealId = randomBytes(9).toString('hex');
  const secret = newSecret();
  const { endpointId } = await db.sql
    .insertInto('webhookEndpoint')
    .values({ userId, url, description: '', events, sealId, sealedSecret: sealing.seal(secret, sealId) })
    .returning('endpointId')
    .executeTakeFirstOrThrow();
  return { endpointId, secret, sealId };
}

/** Replaces the secret as a rotation does; the old one is valid for some hours. */
export async function rotateSecret(
  db: Database,
  { endpointId, sealId }: { endpointId: number; sealId: string },
  oldValidHours = 24,
): Promise<string> {
  const secret = newSecret();
  await sql`update webhook_endpoint set old_sealed_secret = sealed_secret, sealed_secret = ${sealing.seal(secret, sealId)},
    old_valid_until = now() + make_interval(hours => ${oldValidHours}) where endpoint_id = ${endpointId}`.execute(
    db.sql,
  );
  return secret;
}

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

let serial = 0;

/** An event of the customer; its endpoints that listen get a delivery each. */
export async function emit(db: Database, userId: number, kind: WebhookEvent = 'key.expiring'): Promise<void> {
  serial += 1;
  await sql`select webhook_emit(${userId}, ${kind}, ${JSON.stringify({ serial, keyId: 7 })}::json,
    ${`test ${serial}`})`.execute(db.sql);
}

export function listDeliveries(db: Database, endpointId: number) {
  return db.sql
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('endpointId', '=', endpointId)
    .orderBy('deliveryId')
    .execute();
}
