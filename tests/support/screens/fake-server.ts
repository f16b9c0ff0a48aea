import { setupServer } from 'msw/node';

/** Replaces the network in screen and provider tests; each test adds its own handlers (see fakes.ts). */
export const fakeServer = setupServer();
