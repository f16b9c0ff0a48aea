import type { LookingAfter } from './look-after.ts';

const EVERY_MS = 30_000;

/** Looks after the open orders now and from then on, one round after another; gives the function that ends it. */
export function startRounds(
  lookingAfter: Pick<LookingAfter, 'round'>,
  onError: (error: unknown) => void,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let current: Promise<void>;
  const turn = async () => {
    await lookingAfter.round().catch(onError);
    if (isOver) return;
    timer = setTimeout(() => {
      current = turn();
    }, everyMs);
    // Nothing is kept waiting for the next round.
    timer.unref();
  };
  current = turn();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await current;
  };
}
