import { render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LazyBoundary } from '../../../src/ui/lazy/lazy-boundary.tsx';

// React says aloud what the bound has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const never = () =>
  lazy(async (): Promise<{ default: () => null }> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });

test('a piece whose code does not come is missing, and the page around it stays', async () => {
  const Lost = never();
  const onMissing = vi.fn();
  render(
    <>
      <input aria-label="typed" defaultValue="half an order" />
      <LazyBoundary fallback="coming" errorFallback="missing" onError={onMissing}>
        <Lost />
      </LazyBoundary>
    </>,
  );
  expect(screen.getByText('coming')).toBeDefined();
  expect(await screen.findByText('missing')).toBeDefined();
  expect(screen.getByLabelText('typed')).toHaveProperty('value', 'half an order');
  expect(onMissing).toHaveBeenCalledOnce();
});

test('a piece that nobody asked for leaves nothing behind', async () => {
  const Lost = never();
  const onMissing = vi.fn();
  const { container } = render(
    <LazyBoundary onError={onMissing}>
      <Lost />
    </LazyBoundary>,
  );
  await waitFor(() => expect(onMissing).toHaveBeenCalled());
  expect(container.textContent).toBe('');
});
