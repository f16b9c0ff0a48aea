import { ttlValue } from '../../platform/caches/ttl-cache.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';

/** A new key is known to every node within this time. */
const TTL_MS = 1_000;
/** With more keys than this each is looked up. */
const KEYS_MAX = 200_000;

const listNames: Prepared<{ names: string[] }> = {
  name: 'list-api-key-names',
  text: `select array_remove(array[key_hash, old_key_hash, access_id], null) as names
    from api_key where revoked_at is null limit ${KEYS_MAX + 1}`,
};

/** Whether a key with this hash or access id may exist. Reads the names of all keys at most once a second. */
export type MayKeyExist = (name: string) => Promise<boolean>;

export function createKnownKeys(db: Database): MayKeyExist {
  const read = ttlValue(
    async () => {
      const rows = await db.run(listNames, []);
      return { names: rows.length > KEYS_MAX ? null : new Set(rows.flatMap(({ names }) => names)) };
    },
    { ttlMs: TTL_MS },
  );
  return async (name) => (await read()).names?.has(name) ?? true;
}
