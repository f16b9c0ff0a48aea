import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { downloadLink } from '../../../../src/catalogue/api-services/portal/download.ts';
import { saveDocument } from '../../../../src/catalogue/api-services/portal/save-document.ts';
import { fakeServer } from '../../../support/screens/fake-server.ts';

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const serve = (type: string, disposition: string, status = 200) =>
  fakeServer.use(
    http.get(
      '*/doc',
      () => new HttpResponse('x', { status, headers: { 'content-type': type, 'content-disposition': disposition } }),
    ),
  );
const NAMED = "attachment; filename*=UTF-8''%E6%96%87%E6%A1%A3.md";

test('a link names the format and the language, and the interface if it is about one', () => {
  const paramsOf = (code?: string) =>
    Object.fromEntries(
      new URL(downloadLink({ format: 'markdown', lang: 'en', code }), 'http://localhost').searchParams,
    );
  expect(paramsOf()).toEqual({ format: 'markdown', lang: 'en' });
  expect(paramsOf('vinDecode')).toEqual({ format: 'markdown', lang: 'en', code: 'vinDecode' });
});

test('a document is saved under the name that the server gives it', async () => {
  serve('text/markdown', NAMED);
  expect(await saveDocument('http://localhost/doc?format=markdown', 'token')).toBe(true);
  expect(saved).toEqual(['文档.md']);
});

test('the error of a call, which is JSON, is not saved as a document; a format that is JSON is', async () => {
  serve('application/json', NAMED);
  expect(await saveDocument('http://localhost/doc?format=markdown', 'token')).toBe(false);
  expect(await saveDocument('http://localhost/doc?format=openapi', 'token')).toBe(true);
  serve('text/markdown', NAMED, 404);
  expect(await saveDocument('http://localhost/doc?format=markdown', 'token')).toBe(false);
  expect(saved).toHaveLength(1);
});
