import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useGoalFocus } from '../../../../src/catalogue/vehicles/results/use-goal-focus.ts';

function Found({ isCertain }: { isCertain: boolean }) {
  const box = useGoalFocus<HTMLDivElement>(isCertain);
  return (
    <div ref={box}>
      <a data-goal="" href="/parts">
        Parts
      </a>
    </div>
  );
}

const usePointer = (pointer: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
const isParts = () => document.activeElement === screen.getByRole('link', { name: 'Parts' });

beforeEach(() => void usePointer('fine'));

test('the only vehicle of a VIN is opened by Enter if it is certain', () => {
  const { rerender } = render(<Found isCertain={false} />);
  expect(isParts()).toBe(false);
  rerender(<Found isCertain />);
  expect(isParts()).toBe(true);
});

test.each([
  ['the search that found it', true],
  ['another control', false],
])('the focus leaves %s: %s', (from, leaves) => {
  const found = (isCertain: boolean) => (
    <>
      <div role={leaves ? 'search' : 'group'}>
        <input aria-label={from} />
      </div>
      <Found isCertain={isCertain} />
    </>
  );
  const { rerender } = render(found(false));
  screen.getByRole('textbox').focus();
  rerender(found(true));
  expect(isParts()).toBe(leaves);
});

test('on a touch screen nothing takes the focus', () => {
  usePointer('coarse');
  render(<Found isCertain />);
  expect(isParts()).toBe(false);
});
