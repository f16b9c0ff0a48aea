import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { calls } from '../../../src/contract/all-calls.ts';
import type { Captcha } from '../../../src/contract/captcha/schemas.ts';
import type { TestApi } from './api.ts';

/** The proof of work of a captcha, as the browser sends it. */
export async function proofOf(captcha: Pick<Captcha, 'challenge'>): Promise<string> {
  const challenge = JSON.parse(captcha.challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}

interface Solving {
  post: TestApi['post'];
  /** The characters of the picture. */
  text: string;
  headers?: Record<string, string>;
}

/** Requests a captcha and solves it; returns the response to the answer. */
export async function solveCaptcha({ post, text, headers = {} }: Solving) {
  const { result } = await post(calls.refreshCaptcha, {}, { as: null, headers });
  const body = { userInputCode: text, proof: await proofOf(result) };
  return post(calls.verifyCaptcha, body, { as: null, headers });
}
