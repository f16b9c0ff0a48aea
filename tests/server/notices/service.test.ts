import { afterAll, beforeAll, expect, test } from 'vitest';
import { resources } from '../../../src/contract/all-calls.ts';
import { openTestApi, type TestApi } from '../../support/server/api.ts';
import { makeRecord } from '../../support/server/make-record.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const { notice } = resources;
const add = (values: Record<string, unknown>) => api.post(notice.add, makeRecord('notice', values));

const attacks = [
  ['<p>one</p><script>alert(1)</script>', '<p>one</p>'],
  ['<p onclick="alert(1)" style="position:fixed">one</p>', '<p>one</p>'],
  ['one<img src=x onerror=alert(1)>', 'one'],
  ['<svg><script>alert(1)</script></svg>one', 'one'],
  ['<iframe src="https://example.com"></iframe>one', 'one'],
  ['<a href="javascript:alert(1)">one</a>', '<a target="_blank" rel="noopener noreferrer nofollow">one</a>'],
  ['<a href="//example.com">one</a>', '<a target="_blank" rel="noopener noreferrer nofollow">one</a>'],
  ['<p>one<!-- <b> --></p><form><input name="password"></form>', '<p>one</p>'],
] as const;

test.each(attacks)('the content %s is stored without what could act', async (content, stored) => {
  const { result } = await add({ content });
  expect(result.content).toBe(stored);
  const plain = (await add({ content: '<p>plain</p>' })).result;
  expect((await api.edit(notice, plain.noticeId, { content })).result.content).toBe(stored);
});

test('formatted text and links to other sites are kept', async () => {
  const content = '<h3>One</h3><ul><li><strong>two</strong></li></ul>';
  expect((await add({ content })).result.content).toBe(content);
  expect((await add({ content: '<a href="https://example.com/a?b=1">site</a>' })).result.content).toBe(
    '<a href="https://example.com/a?b=1" target="_blank" rel="noopener noreferrer nofollow">site</a>',
  );
});

test('content without text and a period that ends before it begins are refused at their field', async () => {
  expect(await add({ content: '<p> </p><script>text</script>' })).toMatchObject({
    code: '900400',
    result: { problems: [{ path: 'data.content' }] },
  });
  const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
  const reversed = { code: '900400', result: { problems: [{ path: 'data.endTime' }] } };
  expect(await add({ startTime: late, endTime: early })).toMatchObject(reversed);
  const { result } = await add({ startTime: early, endTime: late });
  expect(await api.edit(notice, result.noticeId, { startTime: '2026-03-01T00:00:00.000Z' })).toMatchObject(reversed);
});
