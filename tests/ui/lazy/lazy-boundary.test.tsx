import { render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LazyBoundary } from '../../../src/ui/lazy/lazy-boundary.tsx';

// React logs errors that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const failingComponent = () =>
  lazy(async (): Promise<{ default: () => null }> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

test('a component whose code fails to load shows the error fallback, and the page around it stays', async () => {
  const Lost = failingComponent();
  const onError = vi.fn();
  render(
    <>
      <input aria-label="typed" defaultValue="half an order" />
      <LazyBoundary fallback="coming" errorFallback="missing" onError={onError}>
        <Lost />
      </LazyBoundary>
    </>,
  );
  expect(screen.getByText('coming')).toBeDefined();
  expect(await screen.findByText('missing')).toBeDefined();
  expect(screen.getByLabelText('typed')).toHaveProperty('value', 'half an order');
  expect(onError).toHaveBeenCalledOnce();
});

test('without fallbacks a failed component renders nothing', async () => {
  const Lost = failingComponent();
  const onError = vi.fn();
  const { container } = render(
    <LazyBoundary onError={onError}>
      <Lost />
    </LazyBoundary>,
  );
  await waitFor(() => expect(onError).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
