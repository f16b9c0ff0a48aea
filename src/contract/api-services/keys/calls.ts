import { defineCalls } from '../../call.ts';
import type * as schemas from './schemas.ts';

/** A customer's own keys. 301201 for sub accounts: keys belong to the main account. */
export const keyCalls = defineCalls<typeof schemas>()({
  /** Without revoked ones; the newest first. */
  apiKeyList: { path: '/api-services/key/list', access: 'session' },

  /** Returns the whole key, once. The first live key brings the trial units. 301202 beyond five keys. */
  apiKeyAdd: { path: '/api-services/key/add', access: 'session' },

  /** Changes the given fields, on every node within a second. 900410 if the key has changed since it was read. */
  apiKeyEdit: { path: '/api-services/key/edit', access: 'session' },

  /** Replaces the key; the old one stays valid for the given hours, for all that have not changed yet. */
  apiKeyRotate: { path: '/api-services/key/rotate', access: 'session' },

  /** Both the key and the one before its rotation are refused on every node within a second. */
  apiKeyRevoke: { path: '/api-services/key/revoke', access: 'session' },
});
