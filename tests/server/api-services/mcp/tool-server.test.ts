import { expect, test } from 'vitest';
import { createToolServer } from '../../../../src/server/api-services/mcp/tool-server.ts';
import { callMessage, listMessage } from '../../../support/server/open-mcp.ts';

const SECRET_OF_THE_DATABASE = 'relation "api_interface" at 10.1.2.3';

/** A server whose list fails, with the codes of the interfaces that were called. */
function openToolServer() {
  const called: string[] = [];
  const errors: unknown[] = [];
  const answer = createToolServer({
    async invoke({ interfaceCode }) {
      called.push(interfaceCode);
      const charge = { count: 0, reason: 'free' as const, remaining: 0 };
      return { status: 200, headers: {}, envelope: { code: '000000', message: '', result: {}, requestId: '', charge } };
    },
    listCallable: () => Promise.reject(new Error(SECRET_OF_THE_DATABASE)),
    onError: (error) => errors.push(error),
  });
  const send = (message: unknown) =>
    answer({
      message,
      key: {} as never,
      request: {
        ...{ interfaceCode: '', transport: 'mcp', method: 'POST', path: '/mcp', headers: {}, rawBody: Buffer.alloc(0) },
        ...{ address: '', language: 'en' },
      },
      transportHeaders: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    });
  return { called, errors, send };
}

test('a name that cannot be a code never reaches the cache of interfaces', async () => {
  const { called, send } = openToolServer();
  for (const name of ['oeSearch', 'x'.repeat(5_000), 'a\u0000b', '../usage'])
    await send({ ...callMessage, params: { name, arguments: {} } });
  expect(called).toEqual(['oeSearch', '', '', '']);
});

test('a list that fails is logged, and tells nothing of the cause', async () => {
  const { errors, send } = openToolServer();
  const { body } = await send(listMessage);
  expect(JSON.parse(body).error.message).toContain('Internal server error');
  expect(body).not.toContain(SECRET_OF_THE_DATABASE);
  expect(errors).toHaveLength(1);
});
