import { expect, test } from 'vitest';
import { releaseStartMemory } from '../../src/server/release-start-memory.ts';

test('what nobody uses any more is given back at once', async () => {
  let texts: string[] | null = Array.from({ length: 400_000 }, (_, index) => `${index} of many texts`);
  const before = process.memoryUsage().heapUsed;
  expect(texts).toHaveLength(400_000);
  texts = null;
  await releaseStartMemory();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10_000_000);
});
