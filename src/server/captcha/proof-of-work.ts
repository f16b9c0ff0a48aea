import { randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** PBKDF2 gives graphics cards and native code less of an advantage over a browser than a plain hash. */
const ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations per counter: about 0.3 ms here, and 2 ms on a slow phone. */
const COST = 1_000;
/** Counters at level 0, of which half are expected to be tried: 0.2 to 0.4 s on a slow phone. */
const COUNTERS_MIN = 200;
/** 256 times as much: some seconds on a computer, and still within a captcha's two minutes on a slow phone. */
export const LEVEL_MAX = 8;

export interface Challenge {
  /** ALTCHA's challenge, as JSON. */
  challenge: string;
  maxCounter: number;
}

export interface ProofOfWork {
  /** A signed challenge for one captcha; each level costs twice as much as the one below. */
  create(captchaId: string, level: number, ttlS: number): Promise<Challenge>;
  /** Whether the payload solves a challenge that was created for this captcha and has not expired. */
  verify(captchaId: string, proof: string): Promise<boolean>;
}

const PayloadSchema: z.ZodType<Payload> = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.record(z.string(), z.string()),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Proofs of work in ALTCHA's format, signed with the installation's secret. */
export function createProofOfWork(getSecret: () => Promise<string>): ProofOfWork {
  const secretsOf = (secret: string) => ({
    hmacSignatureSecret: `challenge ${secret}`,
    hmacKeySignatureSecret: `key ${secret}`,
  });
  return {
    async create(captchaId, level, ttlS) {
      const maxCounter = COUNTERS_MIN * 2 ** Math.min(level, LEVEL_MAX);
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        counter: randomInt(maxCounter),
        data: { captchaId },
        deriveKey,
        expiresAt: Math.ceil(Date.now() / 1_000) + ttlS,
        ...secretsOf(await getSecret()),
      });
      return { challenge: JSON.stringify(challenge), maxCounter };
    },
    async verify(captchaId, proof) {
      const payload = parsePayload(proof);
      if (payload?.challenge.parameters.data?.captchaId !== captchaId) return false;
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(await getSecret()) });
      return verified;
    },
  };
}

function parsePayload(proof: string): Payload | undefined {
  try {
    return PayloadSchema.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
