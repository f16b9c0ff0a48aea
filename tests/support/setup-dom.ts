import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { fakeServer } from './fake-server.ts';
import './dom-gaps.ts';

// A request that no fake answers is a mistake in the test, never a silent network error.
beforeAll(() => fakeServer.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  fakeServer.resetHandlers();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterAll(() => fakeServer.close());
