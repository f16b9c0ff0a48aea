import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as deriveKeyOnServer } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { deriveKey } from '../../../../src/providers/calls/proof-of-work/derive-key.ts';

afterEach(() => vi.unstubAllGlobals());

const hmacSignatureSecret = 'a secret';
const createSmallChallenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: 7,
    deriveKey: deriveKeyOnServer,
    hmacSignatureSecret,
  });

test.each(['with WebCrypto', 'without WebCrypto, as over plain http'])(
  'the browser finds the key that the server checks: %s',
  async (environment) => {
    const challenge = await createSmallChallenge();
    const native = globalThis.crypto;
    if (environment.startsWith('without'))
      vi.stubGlobal('crypto', { getRandomValues: native.getRandomValues.bind(native) });
    const solution = await solveChallenge({ challenge, deriveKey });
    vi.unstubAllGlobals();
    if (solution === null) throw new Error('no solution');
    expect(solution.counter).toBe(7);
    expect(
      await verifySolution({ challenge, solution, deriveKey: deriveKeyOnServer, hmacSignatureSecret }),
    ).toMatchObject({ verified: true });
  },
);
