import { expect, test, vi } from 'vitest';
import { catalogueRevision } from '../../../../src/server/platform/caches/catalogue-revision.ts';
import { ttlCache } from '../../../../src/server/platform/caches/ttl-cache.ts';

/** A catalogue with a revision, read on a clock of its own. */
function openCatalogue() {
  const catalogue = { revision: 1, now: 10_000, reads: 0, isAway: false };
  const run = vi.fn(async () => {
    if (catalogue.isAway) throw new Error('away');
    return [{ revision: catalogue.revision }] as never[];
  });
  const revision = catalogueRevision({ run }, () => catalogue.now);
  let loads = 0;
  const load = ttlCache(async (key: string) => `${key} ${++loads}`, { ttlMs: 60_000, max: 10, revision });
  return { catalogue, run, load };
}

test('what is cached of the catalogue is dropped within five seconds of a publication, and once the replicas have it', async () => {
  const { catalogue, load } = openCatalogue();
  expect(await load('tree')).toBe('tree 1');
  catalogue.revision = 2;
  catalogue.now += 1_000;
  expect(await load('tree')).toBe('tree 1');
  catalogue.now += 1_000;
  expect(await load('tree')).toBe('tree 2');
  // Perhaps from a replica that was late.
  catalogue.now += 3_000;
  expect(await load('tree')).toBe('tree 3');
  catalogue.now += 10_000;
  expect(await load('tree')).toBe('tree 3');
});

test('the revision is read once for many callers, and at most every two seconds', async () => {
  const { catalogue, run, load } = openCatalogue();
  await Promise.all([load('a'), load('b'), load('c')]);
  catalogue.now += 1_999;
  await load('a');
  expect(run).toHaveBeenCalledTimes(1);
});

test('a database that is away drops nothing', async () => {
  const { catalogue, load } = openCatalogue();
  expect(await load('tree')).toBe('tree 1');
  catalogue.isAway = true;
  catalogue.now += 5_000;
  expect(await load('tree')).toBe('tree 1');
});
