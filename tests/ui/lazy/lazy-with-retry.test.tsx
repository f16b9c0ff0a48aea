import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LazyBoundary } from '../../../src/ui/lazy/lazy-boundary.tsx';
import { lazyWithRetry, trackFailedStyles } from '../../../src/ui/lazy/lazy-with-retry.tsx';

// React logs errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const loadAfterFailures = (fails: number) => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= fails) throw new Error('Unable to preload CSS');
    return () => <p>here at last</p>;
  });
  return load;
};

test('a load that fails once is retried automatically', async () => {
  const load = loadAfterFailures(1);
  const Late = lazyWithRetry(load);
  render(
    <LazyBoundary fallback="coming" errorFallback="missing">
      <Late />
    </LazyBoundary>,
  );
  expect(await screen.findByText('here at last')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed component loads on retry, and the fallback has the number of tries', async () => {
  const Late = lazyWithRetry(loadAfterFailures(4));
  render(
    <LazyBoundary
      errorFallback={({ onRetry, tries }) => (
        <button type="button" onClick={onRetry}>
          {`again after ${tries}`}
        </button>
      )}
    >
      <Late />
    </LazyBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'again after 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'again after 2' }));
  expect(await screen.findByText('here at last')).toBeDefined();
});

test('a failed component is loaded again when it is mounted again', async () => {
  const load = loadAfterFailures(2);
  const Late = lazyWithRetry(load);
  const place = (isOpen: boolean) => <>{isOpen && <LazyBoundary errorFallback="missing">{<Late />}</LazyBoundary>}</>;
  const { rerender } = render(place(true));
  expect(await screen.findByText('missing')).toBeDefined();
  rerender(place(false));
  rerender(place(true));
  expect(await screen.findByText('here at last')).toBeDefined();
});

test('a component whose stylesheet failed is not rendered before the stylesheet is loaded', async () => {
  trackFailedStyles();
  const styles = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/crash.css' });
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return () => <p>here at last</p>;
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS');
  });
  const Late = lazyWithRetry(load);
  render(
    <LazyBoundary fallback="coming" errorFallback="missing">
      <Late />
    </LazyBoundary>,
  );
  await waitFor(() => expect(document.head.querySelector('link')).not.toBe(link));
  expect(styles()).toEqual([link.href]);
  expect(screen.getByText('coming')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
  document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(await screen.findByText('here at last')).toBeDefined();
});

test('a component whose stylesheet failed twice shows the error fallback, and a retry loads both', async () => {
  trackFailedStyles();
  const added = (kind: 'load' | 'error') =>
    waitFor(() => {
      const link = document.head.querySelector('link[href$="/assets/dialog.css"]');
      if (link === null) throw new Error('not requested');
      link.dispatchEvent(new Event(kind));
    });
  const load = vi.fn(async () => {
    if (load.mock.calls.length > 1) return () => <p>here at last</p>;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/dialog.css' });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS');
  });
  const Late = lazyWithRetry(load);
  render(
    <LazyBoundary
      errorFallback={({ onRetry }) => (
        <button type="button" onClick={onRetry}>
          again
        </button>
      )}
    >
      <Late />
    </LazyBoundary>,
  );
  await added('error');
  await userEvent.click(await screen.findByRole('button', { name: 'again' }));
  await added('load');
  expect(await screen.findByText('here at last')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
