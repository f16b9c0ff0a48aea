import type { KeyMode } from '../../../contract/api-services/wire.ts';
import { ttlCache } from '../../platform/caches/ttl-cache.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';
import { keyHashOf } from './issue-key.ts';

/** A change of a key must reach every node within a second, which also has to cover a slow read. */
const CACHE_TTL_MS = 500;
const CACHED_MAX = 20_000;
/** The last use is written at most this often for a key. */
const USED_INTERVAL_S = 60;

/** A live key of an enabled main account. */
export interface LiveKey {
  keyId: number;
  userId: number;
  accessId: string;
  mode: KeyMode;
  interfaces: string[] | null;
  networks: string[];
  perSecond: number | null;
  perDay: number | null;
  sealedKey: string;
  /** Of the key before the last rotation, while it is valid. */
  oldSealedKey: string | null;
  isUsedLongAgo: boolean;
}

const SELECT = `select k.key_id as "keyId", k.user_id as "userId", k.access_id as "accessId", k.mode, k.interfaces,
    k.networks, k.per_second as "perSecond", k.per_day as "perDay", k.sealed_key as "sealedKey",
    case when k.old_valid_until > now() then k.old_sealed_key end as "oldSealedKey",
    coalesce(k.last_used_at < now() - interval '${USED_INTERVAL_S} seconds', true) as "isUsedLongAgo"
  from api_key k join account a using (user_id)
  where k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
    and not a.is_disabled and (a.acct_level = 0 or a.parent_id is null)`;

const byHash: Prepared<LiveKey> = {
  name: 'find-api-key',
  text: `${SELECT} and (k.key_hash = $1 or (k.old_key_hash = $1 and k.old_valid_until > now()))`,
};
const byAccessId: Prepared<LiveKey> = { name: 'find-api-key-by-access-id', text: `${SELECT} and k.access_id = $1` };

const touch: Prepared<unknown> = {
  name: 'touch-api-key',
  text: `update api_key set last_used_at = now(), last_used_address = $2 where key_id = $1
    and coalesce(last_used_at < now() - interval '${USED_INTERVAL_S} seconds', true)`,
};

export interface KeyFinder {
  /** The live key with this text. */
  find(key: string): Promise<LiveKey | undefined>;
  findByAccessId(accessId: string): Promise<LiveKey | undefined>;
  /** Writes the last use, once a minute. */
  touch(key: LiveKey, address: string): Promise<void>;
}

export function createKeyFinder(db: Database, now?: () => number): KeyFinder {
  const options = { ttlMs: CACHE_TTL_MS, max: CACHED_MAX, ...(now !== undefined && { now }) };
  const reader = (statement: Prepared<LiveKey>) =>
    ttlCache<string, { key: LiveKey | undefined }>(
      async (value) => ({ key: (await db.run(statement, [value]))[0] }),
      options,
    );
  const readByHash = reader(byHash);
  const readByAccessId = reader(byAccessId);
  return {
    find: async (key) => (await readByHash(keyHashOf(key))).key,
    findByAccessId: async (accessId) => (await readByAccessId(accessId)).key,
    async touch(key, address) {
      if (!key.isUsedLongAgo) return;
      key.isUsedLongAgo = false;
      await db.run(touch, [key.keyId, address]);
    },
  };
}
