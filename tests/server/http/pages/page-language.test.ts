import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { pageHints } from '../../../../src/server/http/pages/page-language.ts';

const hints = (url: string, headers: Record<string, string> = {}) => pageHints({ url, headers } as FastifyRequest);

test('the link decides about the language, then the cookie, then what the browser accepts first', () => {
  const headers = { cookie: 'a=1; epc.language=en', 'accept-language': 'zh-CN,en;q=0.8' };
  expect(hints('/?lang=zh-CN', headers).language).toBe('zh-CN');
  expect(hints('/?lang=de', headers).language).toBe('en');
  expect(hints('/', { ...headers, cookie: 'epc.language=de' }).language).toBe('zh-CN');
});

test('Chinese in all its variants and no wish at all mean Chinese, anything else English', () => {
  const accepted = (text: string) => hints('/', { 'accept-language': text }).language;
  for (const text of ['zh', 'zh-TW,en', 'ZH-cn;q=0.9', '*', '']) expect(accepted(text), text).toBe('zh-CN');
  for (const text of ['en', 'de-DE,zh', 'zhx']) expect(accepted(text), text).toBe('en');
  expect(hints('/').language).toBe('zh-CN');
});

test('a theme and a session are read from their cookies, other values count as none', () => {
  expect(hints('/', { cookie: 'epc.theme=dark;epc.signedIn=yes' })).toMatchObject({ theme: 'dark', isSignedIn: true });
  expect(hints('/', { cookie: 'epc.theme=blue; epc.signedIn=1; xepc.theme=dark' })).toMatchObject({
    theme: null,
    isSignedIn: false,
  });
});
