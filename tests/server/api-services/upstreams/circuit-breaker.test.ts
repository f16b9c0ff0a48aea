import { expect, test, vi } from 'vitest';
import {
  createCircuitBreaker,
  FAILURES_TO_OPEN,
  OPEN_MS,
} from '../../../../src/server/api-services/upstreams/circuit-breaker.ts';

function makeBreaker() {
  let time = 1;
  const breaker = createCircuitBreaker({ onOpen: () => new Error('open'), now: () => time });
  const fail = () => breaker.run(1, () => Promise.reject(new Error('failed'))).catch((error: Error) => error.message);
  const openIt = async () => {
    for (let count = 0; count < FAILURES_TO_OPEN; count += 1) await fail();
  };
  return { breaker, fail, openIt, pass: (ms: number) => (time += ms) };
}

test('it opens after some failures in a row, and refuses at once', async () => {
  const { breaker, fail, openIt } = makeBreaker();
  await openIt();
  expect(breaker.state(1)).toBe('open');
  const work = vi.fn(async () => 1);
  await expect(breaker.run(1, work)).rejects.toThrow('open');
  expect(work).not.toHaveBeenCalled();
  expect(await fail()).toBe('open');
});

test('a success in between starts the count again', async () => {
  const { breaker, fail } = makeBreaker();
  for (let count = 1; count < FAILURES_TO_OPEN; count += 1) await fail();
  await breaker.run(1, async () => 1);
  await fail();
  expect(breaker.state(1)).toBe('closed');
});

test('one call tries again when the time is over; its success closes it', async () => {
  const { breaker, openIt, pass } = makeBreaker();
  await openIt();
  pass(OPEN_MS);
  expect(breaker.state(1)).toBe('halfOpen');
  const trial = breaker.run(1, async () => {
    await expect(breaker.run(1, async () => 2)).rejects.toThrow('open');
  });
  await trial;
  expect(breaker.state(1)).toBe('closed');
  expect(await breaker.run(1, async () => 3)).toBe(3);
});

test('a trial that fails opens it for the whole time again', async () => {
  const { breaker, fail, openIt, pass } = makeBreaker();
  await openIt();
  pass(OPEN_MS);
  expect(await fail()).toBe('failed');
  expect(breaker.state(1)).toBe('open');
});

test('one upstream’s failures are not another’s', async () => {
  const { breaker, openIt } = makeBreaker();
  await openIt();
  expect(await breaker.run(2, async () => 4)).toBe(4);
});
