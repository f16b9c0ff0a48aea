import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScrollRegion } from '../../src/ui/scroll-region.tsx';

test('a scroll container is a named tab stop, and a region unless it has another role', () => {
  const { rerender } = render(<ScrollRegion aria-label="Rows">rows</ScrollRegion>);
  expect(screen.getByRole('region', { name: 'Rows' }).tabIndex).toBe(0);
  rerender(
    <ScrollRegion role="tabpanel" aria-label="Rows">
      rows
    </ScrollRegion>,
  );
  expect(screen.getByRole('tabpanel', { name: 'Rows' }).tabIndex).toBe(0);
});
