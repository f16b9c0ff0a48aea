import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAntdTheme } from '../../../src/ui/theme/theme.ts';

test.each([
  ['plays its animations', false],
  ['plays none for people who prefer reduced motion', true],
])('the back office %s', (_, isReduced) => {
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...media(query),
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
  }));
  expect(renderHook(useAntdTheme).result.current.token?.motion).toBe(!isReduced);
});
