import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SideMenu } from '../../../src/backoffice/layout/side-menu.tsx';
import { TestRouter } from '../../support/screens/test-router.tsx';

const prototype = HTMLElement.prototype;
const { scrollIntoView } = prototype;
beforeEach(() => {
  // New browsers return a promise.
  prototype.scrollIntoView = vi.fn(() => Promise.resolve());
});
afterEach(() => {
  prototype.scrollIntoView = scrollIntoView;
});

test('the menu scrolls to the current page and can be taken away, as on a narrower window', () => {
  const { unmount } = render(
    <TestRouter path="/manager/role">
      <SideMenu powers={new Set(['/manager/role', '/manager/notice'])} />
    </TestRouter>,
  );
  expect(prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(unmount).not.toThrow();
});
