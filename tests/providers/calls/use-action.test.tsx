import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { workOrderCalls } from '../../../src/contract/work-orders/calls.ts';
import { CallError } from '../../../src/providers/calls/call-error.ts';
import { queryClient } from '../../../src/providers/calls/query-client.ts';
import { useAction } from '../../../src/providers/calls/use-action.ts';
import { startI18n } from '../../../src/providers/i18n.ts';
import { storeLanguage } from '../../../src/providers/language.ts';
import { notices } from '../../../src/providers/notification.ts';

beforeEach(async () => {
  storeLanguage('en');
  await startI18n(['common']);
  notices.set([]);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const shownTexts = () => notices.get().map(({ kind, text }) => `${kind}: ${text}`);
const fail = (error: unknown) => () => Promise.reject(error);
const refused = new CallError('600101', 'The name is taken.');

test('a successful action resolves to true and shows its notification with the undo', async () => {
  const undo = vi.fn();
  const onDone = vi.fn();
  const { result } = renderHook(
    () =>
      useAction((name: string) => Promise.resolve(name.length), {
        onDone,
        done: (length, name) => ({ text: `${name} ${length}`, undo }),
      }),
    { wrapper },
  );
  await act(async () => expect(await result.current.run('brake')).toBe(true));
  expect(onDone).toHaveBeenCalledWith(5, 'brake');
  expect(shownTexts()).toEqual(['success: brake 5']);
  expect(notices.get()[0]?.undo).toBe(undo);
});

test('a failed action resolves to false and shows the server’s message', async () => {
  const { result } = renderHook(() => useAction(fail(refused)), { wrapper });
  await act(async () => expect(await result.current.run()).toBe(false));
  expect(shownTexts()).toEqual(['error: The name is taken.']);
  await vi.waitFor(() => expect(result.current.errorMessage).toBe('The name is taken.'));
});

test('an error shown in the form is not notified again', async () => {
  const inForm = renderHook(() => useAction(fail(refused), { isErrorInForm: true }), { wrapper });
  await act(async () => void (await inForm.result.current.run()));
  await vi.waitFor(() => expect(inForm.result.current.errorMessage).toBe('The name is taken.'));
  const atField = renderHook(() => useAction(fail(refused), { onError: () => true }), { wrapper });
  await act(async () => void (await atField.result.current.run()));
  expect(atField.result.current.errorMessage).toBeNull();
  expect(shownTexts()).toEqual([]);
});

test('an error with a page-wide dialog is not shown a second time', async () => {
  const { result } = renderHook(() => useAction(fail(new CallError('600209', 'Log in again.'))), { wrapper });
  await act(async () => expect(await result.current.run()).toBe(false));
  expect(shownTexts()).toEqual([]);
  expect(result.current.errorMessage).toBeNull();
});

test('an action without a connection fails at once instead of waiting for one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const { result } = renderHook(() => useAction(fail(new CallError('network', ''))), { wrapper });
  await act(async () => expect(await result.current.run()).toBe(false));
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect(shownTexts()).toHaveLength(1);
});

test.each([
  ['success', () => Promise.resolve()],
  ['failure', fail(refused)],
])('the calls that an action changes are refetched after %s', async (_, write) => {
  queryClient.setQueryData([workOrderCalls.getList.operation, 'en', {}], {});
  const { result } = renderHook(() => useAction(write, { changes: [workOrderCalls.getList] }), { wrapper });
  await act(async () => void (await result.current.run()));
  expect(queryClient.getQueryState([workOrderCalls.getList.operation, 'en', {}])?.isInvalidated).toBe(true);
});

test('a first request under way during an action is repeated after it', async () => {
  const before = withResolvers<string>();
  const read = vi.fn().mockReturnValueOnce(before.promise).mockResolvedValue('after');
  const { result } = renderHook(
    () => ({
      list: useQuery([workOrderCalls.getList.operation, 'en', { page: 1 }], () => read()),
      action: useAction(() => Promise.resolve(), { changes: [workOrderCalls.getList] }),
    }),
    { wrapper },
  );
  await act(async () => void (await result.current.action.run()));
  before.resolve('before');
  await vi.waitFor(() => expect(result.current.list.data).toBe('after'));
});

test('an action is busy until it has an outcome', async () => {
  const { promise, resolve } = withResolvers<void>();
  const { result } = renderHook(() => useAction(() => promise), { wrapper });
  let running = Promise.resolve(false);
  act(() => {
    running = result.current.run();
  });
  await vi.waitFor(() => expect(result.current.isBusy).toBe(true));
  await act(async () => {
    resolve();
    await running;
  });
  await vi.waitFor(() => expect(result.current.isBusy).toBe(false));
});

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
