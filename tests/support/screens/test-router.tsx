import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderFuture, routerFuture } from '../../../src/router-future.ts';

const future = { ...renderFuture, v7_relativeSplatPath: routerFuture.v7_relativeSplatPath };

/** The product's router for a part of a screen. */
export function TestRouter({ path = '/', children }: { path?: string; children: ReactNode }) {
  return (
    <MemoryRouter future={future} initialEntries={[path]}>
      {children}
    </MemoryRouter>
  );
}
