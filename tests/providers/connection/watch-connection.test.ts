import { onlineManager } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unanswered } from '../../../src/providers/connection/unanswered.ts';
import { watchConnection } from '../../../src/providers/connection/watch-connection.ts';
import { fakeServer } from '../../support/screens/fake-server.ts';

let stop = () => {};
let probes = 0;
let isThere = true;

beforeEach(() => {
  probes = 0;
  isThere = true;
  unanswered.set(0);
  fakeServer.use(
    http.get('*/healthz', () => {
      probes += 1;
      return isThere ? HttpResponse.json({ status: 'alive' }) : HttpResponse.error();
    }),
  );
});

afterEach(() => stop());

const failCall = () => unanswered.set(unanswered.get() + 1);
const untilOnlineIs = (value: boolean) => vi.waitFor(() => expect(onlineManager.isOnline()).toBe(value));

test('a call without an answer leads to one probe, and an answer to it changes nothing', async () => {
  stop = watchConnection();
  const heard = vi.fn();
  const ignore = onlineManager.subscribe(heard);
  failCall();
  failCall();
  await vi.waitFor(() => expect(probes).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect([onlineManager.isOnline(), heard.mock.calls.length]).toEqual([true, 0]);
  ignore();
});

test('without an answer to the probe the connection is lost until one is answered', async () => {
  stop = watchConnection();
  isThere = false;
  failCall();
  await untilOnlineIs(false);
  isThere = true;
  window.dispatchEvent(new Event('online'));
  await untilOnlineIs(true);
});

test('a page of another server is no answer', async () => {
  fakeServer.use(http.get('*/healthz', () => HttpResponse.html('<h1>Welcome to our hotel</h1>')));
  stop = watchConnection();
  failCall();
  await untilOnlineIs(false);
});

test('the browser’s word that it is offline counts at once, its word that it is online only after a probe', async () => {
  stop = watchConnection();
  window.dispatchEvent(new Event('offline'));
  expect(onlineManager.isOnline()).toBe(false);
  isThere = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(probes).toBe(1));
  expect(onlineManager.isOnline()).toBe(false);
});

test('a lost connection is probed after 1, 2, 4, 8, 15 and again 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  isThere = false;
  stop = watchConnection();
  window.dispatchEvent(new Event('offline'));
  for (const [index, seconds] of [1, 2, 4, 8, 15, 15].entries()) {
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(probes).toBe(index);
    vi.advanceTimersByTime(1);
    // The next pause begins once the failed answer has been read. vi.waitFor would move the clock.
    while (probes === index || vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  }
});

test('after the end nothing is probed, and the browser’s word counts again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetched = vi.spyOn(globalThis, 'fetch');
  stop = watchConnection();
  window.dispatchEvent(new Event('offline'));
  stop();
  expect(onlineManager.isOnline()).toBe(true);
  failCall();
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(fetched).not.toHaveBeenCalled();
});
