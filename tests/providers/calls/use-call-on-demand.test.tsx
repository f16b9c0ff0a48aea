import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { documentCalls } from '../../../src/contract/api-services/documents/calls.ts';
import type { ResultOf } from '../../../src/contract/call.ts';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { useCallOnDemand } from '../../../src/providers/calls/use-call-on-demand.ts';
import { setSession } from '../../../src/providers/session/session.ts';
import { fakeSession, type ReceivedRequest, refuse, useFakeApi } from '../../support/screens/fakes.ts';

type Result = ResultOf<typeof documentCalls.documentPage>;

const pageOf = (id: string): Result => ({
  groups: [],
  page: { id, path: `/service/${id}`, title: id, summary: '', interface: null, blocks: [] },
});

beforeEach(() => {
  setSession(null);
  queryClient.clear();
});

interface PageProps {
  id: string;
  isOn?: boolean | undefined;
  embedded: Result | undefined;
}

const usePage = ({ id, isOn = true, embedded }: PageProps) =>
  useCallOnDemand(
    documentCalls.documentPage,
    { id },
    { isEnabled: isOn, embedded: id === embedded?.page?.id ? embedded : undefined },
  );

/** The hook for a page, the requests that it has sent, and what it shows. */
function useDocumentPage(first: string, { embedded, isEnabled }: { embedded?: Result; isEnabled?: boolean } = {}) {
  let isBroken = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const received: ReceivedRequest[] = useFakeApi({
    documentPage: async ({ id }: { id: string }) => {
      if (id === 'slow') await released;
      return isBroken ? refuse('900500') : pageOf(id);
    },
  });
  const { result, rerender } = renderHook<ReturnType<typeof usePage>, PageProps>(usePage, {
    initialProps: { id: first, isOn: isEnabled, embedded },
  });
  return {
    rerender: ({ id }: { id: string }) => rerender({ id, embedded }),
    setBroken: (value: boolean) => {
      isBroken = value;
    },
    release: () => release(),
    shown: () => result.current.data?.page?.title,
    hook: () => result.current,
    count: () => received.length,
  };
}

test('a visitor gets the embedded result without a request, again on the way back', async () => {
  const page = useDocumentPage('overview', { embedded: pageOf('overview') });
  expect([page.shown(), page.hook().isCurrent]).toEqual(['overview', true]);
  page.rerender({ id: 'errors' });
  expect([page.shown(), page.hook().isCurrent]).toEqual(['overview', false]);
  await waitFor(() => expect(page.shown()).toBe('errors'));
  page.rerender({ id: 'overview' });
  expect([page.shown(), page.hook().isCurrent, page.count()]).toEqual(['overview', true, 1]);
});

test('a signed-in user gets a result of their own in the place of the embedded one', async () => {
  const embedded = { ...pageOf('overview'), groups: [{ title: 'of visitors', pages: [] }] };
  const page = useDocumentPage('overview', { embedded });
  act(() => setSession(fakeSession));
  await waitFor(() => expect(page.hook().data?.groups).toEqual([]));
  expect(page.count()).toBe(1);
});

test('nothing is requested until it is enabled', async () => {
  const page = useDocumentPage('errors', { isEnabled: false });
  expect([page.shown(), queryClient.getQueryCache().getAll()]).toEqual([undefined, []]);
  page.rerender({ id: 'errors' });
  await waitFor(() => expect(page.shown()).toBe('errors'));
});

test('a result that has been requested is taken from the cache', async () => {
  const page = useDocumentPage('errors');
  await waitFor(() => expect(page.shown()).toBe('errors'));
  page.rerender({ id: 'limits' });
  await waitFor(() => expect(page.shown()).toBe('limits'));
  page.rerender({ id: 'errors' });
  await waitFor(() => expect(page.shown()).toBe('errors'));
  expect(page.count()).toBe(2);
});

test('a late answer to an earlier body does not replace the current one', async () => {
  const page = useDocumentPage('slow');
  page.rerender({ id: 'limits' });
  await waitFor(() => expect(page.shown()).toBe('limits'));
  page.release();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // Its state would be set in the next turn.
  await act(async () => {});
  expect(page.shown()).toBe('limits');
});

test('an error is given with the code of the server, and a retry asks again', async () => {
  const page = useDocumentPage('errors');
  page.setBroken(true);
  await waitFor(() => expect(page.hook().error).toBeInstanceOf(CallError));
  expect(page.shown()).toBeUndefined();
  page.setBroken(false);
  act(() => page.hook().retry());
  await waitFor(() => expect(page.shown()).toBe('errors'));
  expect(page.hook().error).toBeNull();
});
