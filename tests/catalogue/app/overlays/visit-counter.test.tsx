import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Overlays } from '../../../../src/catalogue/app/overlays/overlays.tsx';
import { VisitCounter } from '../../../../src/catalogue/app/overlays/visit-counter.tsx';
import { visitedPages } from '../../../../src/catalogue/app/overlays/visited-pages.ts';
import { trackingCalls } from '../../../../src/contract/tracking/calls.ts';
import { setSession } from '../../../../src/providers/session/session.ts';
import { fakeSession } from '../../../support/screens/fakes.ts';
import { TestRouter } from '../../../support/screens/test-router.tsx';

const MINUTE_MS = 60_000;
const send = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send.mockReset().mockResolvedValue(new Response()));
  visitedPages.take(1_000);
  setSession(null);
});
afterEach(() => {
  vi.useRealTimers();
});

const bodies = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)).data.visits);

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('visits are sent once a minute, many pages in one request, each with its count', () => {
  render(<VisitCounter />);
  for (const path of ['/index', '/search/oe', '/index']) visitedPages.add(path);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(bodies()).toEqual([
    [
      { path: '/index', times: 2 },
      { path: '/search/oe', times: 1 },
    ],
  ]);
  // Sent visits are not sent again, and an empty list is not sent.
  vi.advanceTimersByTime(3 * MINUTE_MS);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a hidden page sends its visits with a request that outlives it', () => {
  setSession(fakeSession);
  render(<VisitCounter />);
  visitedPages.add('/user/info');
  hide();
  const [path, init] = send.mock.calls[0] ?? [];
  expect(path).toBe(trackingCalls.countClick.path);
  expect(init).toMatchObject({ keepalive: true, headers: { authorization: fakeSession.token, platform: 'v3' } });
});

test('a page that is left at once is counted', () => {
  render(
    <TestRouter path="/index">
      <Overlays />
    </TestRouter>,
  );
  window.dispatchEvent(new Event('pagehide'));
  expect(bodies()).toEqual([[{ path: '/index', times: 1 }]]);
});

test('only paths of known pages are sent, never typed text', () => {
  render(<VisitCounter />);
  visitedPages.add('/search/<script>');
  visitedPages.add('/车架号');
  hide();
  expect(send).not.toHaveBeenCalled();
});

test('a failed request is ignored, and an unmounted counter sends nothing', async () => {
  send.mockRejectedValue(new TypeError('offline'));
  const { unmount } = render(<VisitCounter />);
  visitedPages.add('/index');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(send).toHaveBeenCalledTimes(1);
  unmount();
  visitedPages.add('/index');
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  hide();
  expect(send).toHaveBeenCalledTimes(1);
});
