import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorResponse, Refusal, validate } from '../../../src/server/platform/errors.ts';

const coded = (code: string, message = 'secret detail') => Object.assign(new Error(message), { code });

test('a refusal is sent with its code, its status and its message in the caller’s language', () => {
  expect(errorResponse(new Refusal('300101'), 'zh-CN')).toEqual({
    status: 200,
    body: { code: '300101', message: '工单中已存在该配件', result: null },
  });
  expect(errorResponse(new Refusal('900403'), 'en')).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/^[ -~]+$/) },
  });
});

test('a refusal may have a result and a retry delay', () => {
  const answer = errorResponse(new Refusal('900429', { result: { image: 'x' }, retryAfterS: 7 }), 'en');
  expect(answer).toMatchObject({ status: 429, retryAfterS: 7, body: { result: { image: 'x' } } });
});

test('an unexpected error exposes no details', () => {
  for (const error of [new Error('secret detail'), coded('42P01'), 'secret detail', null, { secret: 'detail' }]) {
    const answer = errorResponse(error, 'en');
    expect(answer).toMatchObject({ status: 500, body: { code: '900500', result: null } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  }
});

test.each([
  ['ECONNREFUSED', 'unreachable'],
  ['57P01', 'shutting down'],
  ['57014', 'too slow'],
  ['08006', 'cut off'],
  ['53300', 'out of connections'],
  ['53100', 'out of disk'],
])('database error %s (%s) is reported as unavailable with a retry delay', (code) => {
  expect(errorResponse(coded(code), 'en')).toMatchObject({ status: 503, retryAfterS: 2, body: { code: '900503' } });
});

test.each(['timeout exceeded when trying to connect', 'Query read timeout', 'Connection terminated unexpectedly'])(
  'the driver’s "%s" is reported as unavailable',
  (message) => {
    expect(errorResponse(new Error(message), 'en').body.code).toBe('900503');
  },
);

test.each([
  ['23505', '300102'],
  ['23503', '900404'],
  ['22021', '900400'],
  ['22008', '900400'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', '900413'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', '900415'],
])('%s is reported as %s', (code, expected) => {
  expect(errorResponse(coded(code), 'en').body.code).toBe(expected);
});

test.each(['FST_ERR_CTP_INVALID_JSON_BODY', 'FST_ERR_CTP_EMPTY_JSON_BODY'])(
  '%s reports an invalid JSON body',
  (code) => {
    expect(errorResponse(coded(code), 'en')).toMatchObject({
      status: 400,
      body: {
        code: '900400',
        message: 'Invalid request: the body is not acceptable JSON',
        result: { problems: [{ path: '', message: 'the body is not acceptable JSON' }] },
      },
    });
  },
);

test('other client errors of the framework are bad requests', () => {
  expect(errorResponse(Object.assign(new Error('x'), { statusCode: 418 }), 'en').body.code).toBe('900400');
});

test('a valid body is returned with its defaults', () => {
  expect(validate(z.strictObject({ page: z.number().default(1) }), {})).toEqual({ page: 1 });
});

test('every problem is reported with its path, in both languages', () => {
  const schema = z.strictObject({ a: z.number(), list: z.array(z.strictObject({ b: z.string() })) });
  try {
    validate(schema, { a: 'x', list: [{ b: 1, c: 1, d: 2 }], e: 1 });
    expect.unreachable();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { problems = [] } = error.details;
    expect(problems.map(({ path }) => path).sort()).toEqual(['a', 'e', 'list.0.b', 'list.0.c', 'list.0.d']);
    expect(problems.every(({ zh, en }) => /\p{Script=Han}/u.test(zh) && /^[\x20-\x7e]+$/.test(en))).toBe(true);
    expect(errorResponse(error, 'zh-CN').body.message).toMatch(/^参数错误:a /);
  }
});
