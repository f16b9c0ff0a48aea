import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/**
 * Replaces the network in screen and provider tests; each test adds its own handlers (see fakes.ts). The probe of the
 * connection is always answered.
 */
export const fakeServer = setupServer(http.get('*/healthz', () => HttpResponse.json({ status: 'alive' })));
