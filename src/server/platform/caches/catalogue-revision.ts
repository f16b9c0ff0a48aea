import type { Catalogue, Database } from '../db/database.ts';

/** How long a published catalogue may go unnoticed: imports promise 5 s. */
const CHECK_MS = 2_000;

const revision = {
  name: 'catalogue revision',
  text: 'select revision from catalogue_state',
  row: undefined as { revision: number } | undefined,
};

/** By then the replicas that are used have the new catalogue too: a later one is left out. */
const SETTLED_MS = 3_000;

/**
 * Returns a number that changes with the catalogue's revision, which is read every two seconds and by requests. It changes again after
 * `SETTLED_MS`, because values that were cached in between may come from a late replica. If the database cannot be read, the
 * last revision is used.
 */
export function catalogueRevision(
  db: Pick<Database, 'run'> & { catalogue?: Pick<Catalogue, 'lastRevision'> },
  now: () => number = () => performance.now(),
): () => number | Promise<number> {
  let current = 0;
  let changedAt = Number.NEGATIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<number> | undefined;
  const note = (found: number) => {
    if (found === current) return;
    if (current !== 0) changedAt = now();
    current = found;
  };
  const read = async () => {
    try {
      const [row] = await db.run(revision, []);
      if (row !== undefined) note(row.revision);
    } catch {
      // The read that the caller is about to make fails by itself.
    }
    checkedAt = now();
    reading = undefined;
    return state();
  };
  const state = () => current * 2 + (now() - changedAt < SETTLED_MS ? 0 : 1);
  return () => {
    // A request may have noticed it sooner.
    note(Math.max(current, db.catalogue?.lastRevision() ?? 0));
    if (now() - checkedAt < CHECK_MS) return state();
    reading ??= read();
    return reading;
  };
}
