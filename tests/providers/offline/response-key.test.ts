import { expect, test } from 'vitest';
import { partsOfQueryKey, responseKey } from '../../../src/providers/offline/response-key.ts';

test('a response is found whatever the order of the fields in its request', () => {
  expect(responseKey('tree', 'en', { a: 1, b: 2 })).toBe(responseKey('tree', 'en', { b: 2, a: 1 }));
});

test('operation, language and body each make another response; a picture has none of the language', () => {
  const keys = [
    responseKey('tree', 'en', { a: 1 }),
    responseKey('tree', 'zh-CN', { a: 1 }),
    responseKey('tree', null, { a: 1 }),
    responseKey('config', 'en', { a: 1 }),
    responseKey('tree', 'en', { a: '1' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('the keys of calls and of pictures are taken apart, other keys are not stored', () => {
  expect(partsOfQueryKey(['tree', 'en', { a: 1 }])).toEqual({ operation: 'tree', inLanguage: 'en', body: { a: 1 } });
  expect(partsOfQueryKey(['image', { a: 1 }])).toEqual({ operation: 'image', inLanguage: null, body: { a: 1 } });
  for (const key of [[], ['tree'], ['tree', 'en'], [7, 'en', {}], ['tree', 7, {}], ['tree', 'en', {}, 1]])
    expect(partsOfQueryKey(key)).toBeUndefined();
});
