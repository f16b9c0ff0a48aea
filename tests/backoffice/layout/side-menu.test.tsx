import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SideMenu } from '../../../src/backoffice/layout/side-menu.tsx';

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
    <MemoryRouter initialEntries={['/manager/role']}>
      <SideMenu powers={new Set(['/manager/role', '/manager/notice'])} />
    </MemoryRouter>,
  );
  expect(prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(unmount).not.toThrow();
});
