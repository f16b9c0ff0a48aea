import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../../src/server/platform/db/database.ts';
import { openTestDatabase } from '../../../support/database/open-test-database.ts';
import { addKey, addPermission } from '../../../support/server/open-gateway.ts';
import { callMessage, listMessage, openMcp, type TestMcp } from '../../../support/server/open-mcp.ts';

let db: Database;
let mcp: TestMcp;
beforeAll(async () => {
  db = await openTestDatabase();
  mcp = await openMcp(db);
});
afterAll(async () => {
  await mcp.close();
  await db.close();
});

describe('the list of tools', () => {
  test('has each interface that still answers, by its code, with its input', async () => {
    const tools = await mcp.listTools(await addKey(db));
    expect(tools.map(({ name }) => name)).toEqual(['oeSearch', 'oeFree', 'oeOld']);
    expect(tools[0]).toEqual({
      name: 'oeSearch',
      title: 'OE search',
      description:
        'OE search\nResult: oe, price, price.market\nCharge: 1 unit for an answer with data; empty answers, errors and repeats are free',
      inputSchema: {
        type: 'object',
        properties: { oe: { type: 'string', description: 'oe', examples: ['example'] } },
        required: ['oe'],
        additionalProperties: false,
      },
      annotations: { title: 'OE search', readOnlyHint: true },
    });
    expect(tools[2]?.description).toContain('Deprecated, ends on 2099-06-30');
  });

  test('is in the language of Accept-Language', async () => {
    const [tool] = await mcp.listTools(await addKey(db), { 'accept-language': 'zh-CN' });
    expect(tool).toMatchObject({ title: 'OE 查询', description: expect.stringContaining('计费') });
  });

  test('leaves out what the key or its customer may not call', async () => {
    const [bound, forbidden] = [await addKey(db, { interfaces: ['oeFree'] }), await addKey(db)];
    await addPermission(db, { userId: forbidden.userId, isAllowed: false });
    expect((await mcp.listTools(bound)).map(({ name }) => name)).toEqual(['oeFree']);
    expect((await mcp.listTools(forbidden)).map(({ name }) => name)).toEqual(['oeFree', 'oeOld']);
  });

  test('is refused from outside the networks of the key', async () => {
    const bound = await addKey(db, { networks: ['10.0.0.0/8'] });
    const { status, body } = await mcp.send(bound, listMessage);
    expect([status, body.error.data.code]).toEqual([403, '301213']);
  });

  test('is limited for each customer', async () => {
    const key = await addKey(db);
    const answers = await Promise.all(Array.from({ length: 60 }, () => mcp.send(key, listMessage)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.error.data.code).toBe('301223');
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a call of a tool', () => {
  test('answers as the interface does, is charged once and logged as a call by MCP', async () => {
    const key = await addKey(db, { units: 5 });
    const result = await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: '1K0698151A' } });
    const envelope = {
      code: '000000',
      message: 'Success',
      result: { oe: '1K0698151A', price: { market: '12.00' } },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      charge: { count: 1, reason: 'charged', remaining: 4 },
    };
    expect(result.isError).toBeFalsy();
    expect(result.structuredContent).toEqual(envelope);
    const [content] = result.content as { type: string; text: string }[];
    expect(JSON.parse(content?.text ?? '')).toEqual(result.structuredContent);
    const { requestId } = result.structuredContent as { requestId: string };
    expect(await mcp.ledgerOf(key)).toEqual([{ requestId, units: 1 }]);
    expect(await mcp.logOf(key)).toEqual([
      { transport: 'mcp', interfaceCode: 'oeSearch', status: 200, code: '000000', units: 1 },
    ]);
  });

  test('that finds nothing is free, and says what to do', async () => {
    const key = await addKey(db, { units: 5 });
    const result = await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: 'none' } });
    expect(result.isError).toBeFalsy();
    expect(result.structuredContent).toMatchObject({
      code: '100100',
      result: null,
      charge: { count: 0, reason: 'empty', remaining: 5 },
      advice: expect.stringContaining('check the input'),
    });
    expect(await mcp.ledgerOf(key)).toEqual([]);
  });

  test('with a test key is free', async () => {
    const key = await addKey(db, { mode: 'test' });
    expect((await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: 'A' } })).structuredContent).toMatchObject({
      code: '000000',
      charge: { count: 0, reason: 'test', remaining: null },
    });
    expect(await mcp.ledgerOf(key)).toEqual([]);
  });

  test('leaves absent fields out of answer and text, and masks others', async () => {
    const key = await addKey(db, { units: 5 });
    await addPermission(db, { userId: key.userId, fieldRules: { oe: 'masked', 'price.market': 'absent' } });
    const result = await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: '1K0698151A' } });
    expect(result.structuredContent).toMatchObject({ result: { oe: '1***A', price: {} } });
    const [tool] = await mcp.listTools(key);
    expect(tool?.description).toContain('Result: oe, price\n');
    const everything = JSON.stringify([result, tool]);
    expect(everything).not.toContain('market');
    expect(everything).not.toContain('1K0698151A');
  });

  test('is never charged to another customer', async () => {
    const [rich, poor] = [await addKey(db, { units: 5 }), await addKey(db)];
    const result = await mcp.callTool(poor, { name: 'oeSearch', arguments: { oe: 'A' } });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toMatchObject({ code: '301211', charge: { count: 0, remaining: 0 } });
    expect((await mcp.callTool(rich, { name: 'oeSearch', arguments: { oe: 'A' } })).structuredContent).toMatchObject({
      charge: { count: 1, remaining: 4 },
    });
  });

  test('repeated with its idempotency key gets the first answer and is charged once', async () => {
    const key = await addKey(db, { units: 5 });
    const headers = { 'idempotency-key': 'one-call' };
    await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: 'A' } }, headers);
    expect(
      (await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: 'A' } }, headers)).structuredContent,
    ).toMatchObject({
      charge: { count: 0, reason: 'repeated', remaining: 4 },
    });
    expect(await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: 'B' } }, headers)).toMatchObject({
      isError: true,
      structuredContent: { code: '301215' },
    });
    expect(await mcp.ledgerOf(key)).toHaveLength(1);
  });

  test('that asks for a task is answered at once, and charged once', async () => {
    const key = await addKey(db, { units: 5 });
    const { body } = await mcp.send(key, { ...callMessage, params: { ...callMessage.params, task: { ttl: 1_000 } } });
    expect(body.result.structuredContent.charge).toMatchObject({ count: 1, remaining: 4 });
  });
});

describe('a refusal is an error of the tool with code, message and what to do:', () => {
  test.each([
    ['an unknown interface', {}, 'oeMissing', { oe: 'A' }, '301221'],
    ['a name that is no code', {}, `${'x'.repeat(2_000)} \u0000`, { oe: 'A' }, '301221'],
    ['an interface that has ended', {}, 'oeEnded', { oe: 'A' }, '301222'],
    ['an interface that is off', {}, 'oeOff', { oe: 'A' }, '301221'],
    ['an interface that the key lacks', { interfaces: ['oeFree'] }, 'oeSearch', { oe: 'A' }, '301212'],
    ['a body that does not follow the definition', {}, 'oeSearch', { part: 'A' }, '301225'],
    ['text that cannot be stored', {}, 'oeSearch', { oe: 'A\u0000' }, '900400'],
  ])('%s', async (_, options, name, input, code) => {
    const key = await addKey(db, { units: 5, ...options });
    const { isError, structuredContent } = await mcp.callTool(key, { name, arguments: input });
    expect([isError, structuredContent]).toEqual([
      true,
      expect.objectContaining({
        code,
        message: expect.stringMatching(/\w/),
        advice: expect.stringMatching(/\w/),
        requestId: expect.any(String),
        charge: expect.objectContaining({ count: 0 }),
      }),
    ]);
    expect(await mcp.ledgerOf(key)).toEqual([]);
    expect(await mcp.logOf(key)).toMatchObject([{ transport: 'mcp', code }]);
  });

  test('an address outside the key, from which no client gets as far as a call', async () => {
    const key = await addKey(db, { units: 5, networks: ['10.0.0.0/8'] });
    await expect(mcp.callTool(key, { name: 'oeSearch', arguments: { oe: 'A' } })).rejects.toThrow('301213');
    const { body } = await mcp.send(key, callMessage);
    expect(body.result).toMatchObject({ isError: true, structuredContent: { code: '301213' } });
    expect(await mcp.ledgerOf(key)).toEqual([]);
  });

  test('a limit that is reached, with the time to wait', async () => {
    const key = await addKey(db, { units: 50, perDay: 1 });
    await mcp.callTool(key, { name: 'oeSearch', arguments: { oe: 'A' } });
    const { status, headers, body } = await mcp.send(key, callMessage);
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ isError: true, structuredContent: { code: '301224' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('ratelimit')).toContain('"key-day";r=0');
    expect(await mcp.ledgerOf(key)).toHaveLength(1);
  });

  test('an error of ours, of which it tells nothing', async () => {
    const result = await mcp.callTool(await addKey(db, { units: 5 }), {
      name: 'oeSearch',
      arguments: { oe: 'broken' },
    });
    expect(result).toMatchObject({ isError: true, structuredContent: { code: '900500', result: null } });
    expect(JSON.stringify(result)).not.toContain('the operation failed');
  });
});
