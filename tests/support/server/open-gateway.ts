import { createHash, createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Definition } from '../../../src/contract/api-services/definition.ts';
import type { Parameter } from '../../../src/contract/api-services/parameters.ts';
import { stringToSign } from '../../../src/contract/api-services/signature.ts';
import { type FieldRules, type KeyMode, signatureHeaders } from '../../../src/contract/api-services/wire.ts';
import { ensureBaseData } from '../../../src/server/access/base-data.ts';
import { createGateway } from '../../../src/server/api-services/gateway/create-gateway.ts';
import { mountGateway } from '../../../src/server/api-services/gateway/mount-gateway.ts';
import type { LiveInterface } from '../../../src/server/api-services/interfaces/live-interfaces.ts';
import { issueKey, newAccessId } from '../../../src/server/api-services/keys/issue-key.ts';
import { createKeySealing } from '../../../src/server/api-services/keys/key-sealing.ts';
import { createCallableInterfaces } from '../../../src/server/api-services/mcp/callable-interfaces.ts';
import { mountMcp } from '../../../src/server/api-services/mcp/mount-mcp.ts';
import { createCustomerAccess } from '../../../src/server/api-services/permissions/customer-access.ts';
import { createServer } from '../../../src/server/http/create-server.ts';
import { createLoadShedding } from '../../../src/server/http/load-shedding.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { Refusal, validate } from '../../../src/server/platform/errors.ts';
import { fixedSettings } from '../../../src/server/platform/settings.ts';

export const GATEWAY_SECRET = 'a secret of tests that is long enough';

const OeBody = z.strictObject({ oe: z.string().max(40), quantity: z.number().int().optional() });

const parameter = (name: string, children: Parameter[] = []): Parameter => ({
  name,
  type: children.length > 0 ? 'object' : 'string',
  empty: false,
  desc: name,
  descEn: name,
  example: 'example',
  children,
});

export const oeDefinition: Definition = {
  name: 'OE 查询',
  nameEn: 'OE search',
  summary: '',
  summaryEn: '',
  address: '/openapi/v1/oeSearch',
  requestMethod: 'POST',
  requestType: 'application/json',
  count: 1,
  rule: 'answer',
  classId: 1,
  industryLabel: '',
  industryLabelEn: '',
  headers: [],
  body: [parameter('oe')],
  response: [parameter('oe'), parameter('price', [parameter('market')])],
  requestExample: '{"oe":"1K0698151A"}',
  responseExample: JSON.stringify({
    code: '000000',
    message: '',
    result: { oe: 'EXAMPLE', price: { market: '12.00' } },
  }),
  errorCodes: [],
  source: { kind: 'operation', operation: 'oeSearch' },
};

export const oeInterface: LiveInterface = {
  interfaceId: 1,
  code: 'oeSearch',
  status: 'published',
  version: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
  deprecatedAt: null,
  sunsetOn: null,
  isSunset: false,
  replacementCode: null,
  classId: 1,
  className: '',
  classNameEn: '',
  isUnlisted: false,
  definition: oeDefinition,
};

export interface GatewayOptions {
  interfaces?: readonly LiveInterface[];
  /** Runs before each answer. */
  onRun?: (body: { oe: string }) => Promise<void> | void;
  isDemo?: boolean;
}

/**
 * The gateway with one operation over a database: `none` is not found, `broken` fails, `refused` is a business refusal,
 * `slow` waits for `onRun`; any other number is found.
 */
export function gatewayOn(db: Database, { interfaces = [oeInterface], onRun, isDemo = true }: GatewayOptions = {}) {
  const settings = fixedSettings({
    'api.perSecond': 1_000,
    'api.perDay': 10_000_000,
    'api.interfacePerSecond': 10_000,
  });
  const sealing = createKeySealing(GATEWAY_SECRET);
  const access = createCustomerAccess({ db, settings });
  const errors: unknown[] = [];
  const byCode = new Map(interfaces.map((live) => [live.code, live]));
  const liveInterfaces = {
    find: async (code: string) => byCode.get(code),
    listRetired: async () => [],
    listPublished: async () =>
      interfaces.flatMap(({ status, ...live }) => (status === 'off' ? [] : { ...live, status })),
  };
  const operation = { code: 'oeSearch', body: OeBody, result: z.unknown(), errorCodes: [], run: async () => null };
  const gateway = createGateway({
    db,
    settings,
    sealing,
    access,
    isDemo,
    log: (error) => errors.push(error),
    interfaces: {
      ...liveInterfaces,
      // The gateway only validates with an operation.
      operations: { list: () => [], get: () => operation as never },
      async runSource(_definition, body) {
        const { oe, quantity = 1 } = validate(OeBody, body);
        await onRun?.({ oe });
        if (oe === 'none') return { result: null, items: 0 };
        if (oe === 'broken') throw new Error('the operation failed');
        if (oe === 'refused') throw new Refusal('200201');
        return { result: { oe, price: { market: '12.00' } }, items: quantity };
      },
    },
  });
  return { ...gateway, sealing, access, errors, interfaces: liveInterfaces };
}

export type TestGateway = ReturnType<typeof gatewayOn>;

/** A server with nothing but the gateway, over HTTP and for assistants. */
export function serveGateway({ invoke, authenticate, limits, interfaces, access }: TestGateway): FastifyInstance {
  const app = createServer({ logLevel: 'silent' });
  const loadShedding = createLoadShedding();
  mountGateway(app, { invoke, loadShedding });
  const listCallable = createCallableInterfaces({ interfaces, access });
  mountMcp(app, { invoke, authenticate, limits, listCallable, loadShedding });
  return app;
}

export interface TestKey {
  keyId: number;
  userId: number;
  accessId: string;
  secret: string;
}

let serial = 0;
const prepared = new WeakMap<Database, Promise<void>>();

export async function addCustomer(db: Database): Promise<number> {
  const ready = prepared.get(db) ?? ensureBaseData(db);
  prepared.set(db, ready);
  await ready;
  serial += 1;
  const username = `customer ${process.pid} ${serial}`;
  const { roleId } = await db.sql
    .selectFrom('role')
    .select('roleId')
    .where('roleValue', '=', 1)
    .orderBy('roleId')
    .executeTakeFirstOrThrow();
  const { userId } = await db.sql
    .insertInto('account')
    .values({ username, passwordHash: 'none', roleId })
    .returning('userId')
    .executeTakeFirstOrThrow();
  return userId;
}

interface KeyOptions {
  mode?: KeyMode;
  userId?: number;
  units?: number;
  interfaces?: string[] | null;
  networks?: string[];
  perSecond?: number | null;
  perDay?: number | null;
}

/** A key of a new customer with units. */
export async function addKey(db: Database, options: KeyOptions = {}): Promise<TestKey> {
  const { mode = 'live', units = 0, interfaces = null, networks = [], perSecond = null, perDay = null } = options;
  const userId = options.userId ?? (await addCustomer(db));
  const accessId = newAccessId();
  const { secret, columns } = issueKey(mode, accessId, createKeySealing(GATEWAY_SECRET));
  const { keyId } = await db.sql
    .insertInto('apiKey')
    .values({ ...columns, userId, accessId, mode, name: 'test', interfaces, networks, perSecond, perDay })
    .returning('keyId')
    .executeTakeFirstOrThrow();
  if (units > 0) await addGrant(db, { userId, units });
  return { keyId, userId, accessId, secret };
}

export async function addGrant(
  db: Database,
  { userId, units, ...grant }: { userId: number; units: number; expiresAt?: string; interfaceCode?: string },
): Promise<number> {
  const { grantId } = await db.sql
    .insertInto('apiGrant')
    .values({
      userId,
      units,
      interfaceCode: null,
      expiresAt: '2099-01-01T00:00:00Z',
      origin: 'staff',
      createdBy: null,
      ...grant,
    })
    .returning('grantId')
    .executeTakeFirstOrThrow();
  return grantId;
}

export async function addPermission(
  db: Database,
  permission: { userId: number; isAllowed?: boolean; fieldRules?: FieldRules; perSecond?: number; perDay?: number },
): Promise<void> {
  const { fieldRules = {}, isAllowed = true, perSecond = null, perDay = null, userId } = permission;
  await db.sql
    .insertInto('apiPermission')
    .values({
      userId,
      roleId: null,
      interfaceCode: 'oeSearch',
      isAllowed,
      fieldRules: JSON.stringify(fieldRules),
      perSecond,
      perDay,
    })
    .execute();
}

export interface CallOptions {
  code?: string;
  headers?: Record<string, string>;
  address?: string;
}

/** A call with the key as Bearer, straight into the gateway. */
export function callWith(
  { invoke }: Pick<TestGateway, 'invoke'>,
  { secret }: Pick<TestKey, 'secret'>,
  body: unknown,
  options: CallOptions = {},
) {
  const { code = 'oeSearch', headers = {}, address = '203.0.113.7' } = options;
  return invoke({
    interfaceCode: code,
    transport: 'http',
    method: 'POST',
    path: `/openapi/v1/${code}`,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    rawBody: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    address,
    language: 'en',
  });
}

interface Signing {
  body: string;
  path?: string;
  timestamp?: number;
  nonce?: string;
}

/** The headers of a signed POST, by the published recipe. */
export function signedHeaders(
  { accessId, secret }: TestKey,
  { body, path = '/openapi/v1/oeSearch', ...given }: Signing,
) {
  const timestamp = String(given.timestamp ?? Math.floor(Date.now() / 1_000));
  serial += 1;
  const nonce = given.nonce ?? `nonce-${process.pid}-${serial}`;
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = stringToSign({ method: 'POST', path, bodyHash, timestamp, nonce });
  return {
    [signatureHeaders.keyId]: accessId,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
  };
}
