import { solveChallenge } from 'altcha-lib';
import { deriveKey } from './derive-key.ts';
import type { ProofMessage, ProofTask } from './proof-messages.ts';

const REPORT_INTERVAL_MS = 100;

/** Far longer than a captcha is valid; the page ends the worker before. */
const TIMEOUT_MS = 600_000;

self.onmessage = async ({ data }: MessageEvent<ProofTask>) => {
  let tried = 0;
  let reportedAt = performance.now();
  const solution = await solveChallenge({
    ...data,
    timeout: TIMEOUT_MS,
    deriveKey(...parameters) {
      tried += 1;
      if (performance.now() - reportedAt > REPORT_INTERVAL_MS) {
        reportedAt = performance.now();
        post({ tried });
      }
      return deriveKey(...parameters);
    },
  });
  post({ solution });
};

function post(message: ProofMessage): void {
  self.postMessage(message);
}
