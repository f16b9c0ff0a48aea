import type { SignedRequest } from '../../../../contract/api-services/signature.ts';

/** A published example of the signing recipe: an implementation that gets the same signature is right. The key is no key of anyone. */
export const signingVector = {
  key: 'epc_test_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG',
  keyId: 'ak0123456789abcdef01',
  body: '{"vin":"LSVNA2CJ1K2113527"}',
  request: {
    method: 'POST',
    path: '/openapi/v1/vinToVehicle',
    bodyHash: 'f2fc29c31a6b2a67c906d7ee0b6369c82068a9346c7a488d1e0e21157629e611',
    timestamp: '1767225600',
    nonce: '5f4dcc3b5aa765d61d8327deb882cf99',
  } satisfies SignedRequest,
  signature: '270995f20bcad25f39c9061d6b095a5ee4265e4b5691b62e8ed111c6ddd9979c',
} as const;
