import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { LiveInterface } from '../../../src/server/api-services/interfaces/live-interfaces.ts';
import type { Database } from '../../../src/server/platform/db/database.ts';
import { gatewayOn, oeDefinition, oeInterface, serveGateway, type TestKey } from './open-gateway.ts';

const deprecated = { status: 'deprecated' as const, deprecatedAt: '2026-03-01T00:00:00.000Z', sunsetOn: '2099-06-30' };
const interfaces: LiveInterface[] = [
  oeInterface,
  { ...oeInterface, code: 'oeFree', definition: { ...oeDefinition, rule: 'free', count: 0 } },
  { ...oeInterface, code: 'oeOld', ...deprecated },
  { ...oeInterface, code: 'oeEnded', ...deprecated, isSunset: true },
  { ...oeInterface, code: 'oeOff', status: 'off' },
];

/** Messages that the client would send. */
export const listMessage = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
export const callMessage = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'oeSearch', arguments: { oe: 'A' } },
};

type Secret = Pick<TestKey, 'secret'>;
type Headers = Record<string, string>;

interface Sent {
  headers?: Headers;
  method?: 'POST' | 'GET' | 'DELETE' | 'PUT';
}

/** Interfaces as tools on a server that listens, and the library's own client. */
export async function openMcp(db: Database) {
  const app = serveGateway(gatewayOn(db, { interfaces }));
  const url = new URL('/mcp', await app.listen({ host: '127.0.0.1', port: 0 }));

  async function asAssistant<Result>({ secret }: Secret, work: (client: Client) => Promise<Result>, headers: Headers) {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { authorization: `Bearer ${secret}`, 'accept-language': 'en', ...headers } };
    // Its type and that of the client differ under exactOptionalPropertyTypes.
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit }) as Parameters<Client['connect']>[0]);
    try {
      return await work(client);
    } finally {
      await client.close();
    }
  }

  return {
    origin: url.origin,
    listTools: async (key: Secret, headers: Headers = {}) =>
      (await asAssistant(key, (client) => client.listTools(), headers)).tools,
    callTool: (key: Secret, call: { name: string; arguments: Record<string, unknown> }, headers: Headers = {}) =>
      asAssistant(key, (client) => client.callTool(call), headers),

    /** A request that the client might not send. */
    async send({ secret }: Secret, payload: unknown, { headers = {}, method = 'POST' }: Sent = {}) {
      const answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...headers,
        },
        ...(method === 'POST' && { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
    },

    ledgerOf: ({ userId }: TestKey) =>
      db.sql.selectFrom('apiLedger').select(['requestId', 'units']).where('userId', '=', userId).execute(),
    logOf: ({ userId }: TestKey) =>
      db.sql
        .selectFrom('apiRequest')
        .select(['transport', 'interfaceCode', 'status', 'code', 'units'])
        .where('userId', '=', userId)
        .execute(),
    close: () => app.close(),
  };
}

export type TestMcp = Awaited<ReturnType<typeof openMcp>>;
