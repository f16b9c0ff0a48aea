import { setupServer } from 'msw/node';

/** Stands in for the network in the screen and provider tests; each test brings its own answers (see fakes.ts). */
export const fakeServer = setupServer();
