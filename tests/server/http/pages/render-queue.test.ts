import { expect, test } from 'vitest';
import { createRenderQueue } from '../../../../src/server/http/pages/render-queue.ts';
import { Refusal } from '../../../../src/server/platform/errors.ts';

/** A pending job and the function that resolves it. */
function openJob() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { job: () => ended, end };
}

test('one rendering runs, eight wait, and more are refused', async () => {
  const run = createRenderQueue(0);
  const { job, end } = openJob();
  const results = Promise.allSettled(Array.from({ length: 12 }, () => run(job)));
  end();
  const refused = (await results).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const result of refused) expect(result).toMatchObject({ reason: expect.any(Refusal) });
});

test('after a rendering the queue pauses for a multiple of its duration', async () => {
  const run = createRenderQueue(3);
  const busy = async () => {
    const until = performance.now() + 20;
    while (performance.now() < until);
  };
  await run(busy);
  const startedAt = performance.now();
  await run(busy);
  // The pause of 60 ms and the second job.
  expect(performance.now() - startedAt).toBeGreaterThan(70);
});

test('a rendering that fails rejects its own caller only', async () => {
  const run = createRenderQueue(0);
  await expect(run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await run(async () => 'page')).toBe('page');
});
