import { afterEach, expect, test } from 'vitest';
import { releaseCalls } from '../../../src/contract/releases/calls.ts';
import { siteCalls } from '../../../src/contract/site/calls.ts';
import { storeLanguage } from '../../../src/providers/language.ts';
import { type PageData, readPageData, setPageData } from '../../../src/providers/page/page-data.ts';

const body = { pageNum: 1, pageSize: 10, search: '' };
const data: PageData = { operation: 'editionList', language: 'en', body, result: { rows: [], total: 0 } };

function embed(text: string) {
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  document.querySelector('#page-data')?.append(text);
}

afterEach(() => setPageData(null));

test('the result in the page answers this call with this body in this language only', () => {
  storeLanguage('en');
  embed(JSON.stringify(data));
  expect(readPageData(releaseCalls.editionList, body)).toEqual(data.result);
  expect(readPageData(releaseCalls.editionList, { ...body, pageNum: 2 })).toBeUndefined();
  expect(readPageData(siteCalls.siteInfo, {})).toBeUndefined();
  storeLanguage('zh-CN');
  expect(readPageData(releaseCalls.editionList, body)).toBeUndefined();
});

test('a page without a result has none', () => {
  expect(readPageData(releaseCalls.editionList, body)).toBeUndefined();
  embed('');
  expect(readPageData(releaseCalls.editionList, body)).toBeUndefined();
});

test('while a page is prerendered, the result is the one that was set', () => {
  storeLanguage('en');
  setPageData(data);
  expect(readPageData(releaseCalls.editionList, body)).toEqual(data.result);
});
