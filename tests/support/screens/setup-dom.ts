import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { setI18n } from 'react-i18next';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { isOfGap } from './dom-gaps.ts';
import { fakeServer } from './fake-server.ts';

// A file's first screen loads its code and texts, on a machine that other tests share.
configure({ asyncUtilTimeout: 15_000 });

// A request that no fake answers is a mistake in the test, never a silent network error.
beforeAll(() => fakeServer.listen({ onUnhandledRequest: 'error' }));

let errors: string[] = [];

// React, antd and jsdom report misuse as console errors. A test that expects some replaces `console.error` itself.
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...logged) => {
    const message = format(...logged);
    if (!isOfGap(message)) errors.push(message);
  });
});
afterEach(() => expect(errors, 'errors in the console').toEqual([]));

afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // A screen may finish its work in a timer after unmounting, such as clearing its stored SMS flow.
  await new Promise((resolve) => setTimeout(resolve));
  // Removes elements that a test added without React, because they would change the next test's focus order.
  document.body.replaceChildren();
  fakeServer.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterAll(() => {
  fakeServer.close();
  // Vitest does so before each test, but the next file in this worker reads its modules earlier.
  vi.unstubAllGlobals();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom does not implement the Cookie Store API
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  // The package keeps the instance, and the next file in this worker may create none.
  Reflect.apply(setI18n, undefined, [undefined]);
});
