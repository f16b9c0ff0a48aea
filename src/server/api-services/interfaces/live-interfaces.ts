import { sql } from 'kysely';
import type {
  Definition,
  InterfaceStatus,
  PublishedInterface,
  RetiredInterface,
} from '../../../contract/api-services/definition.ts';
import { ttlCache, ttlValue } from '../../platform/caches/ttl-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { SHOP_TODAY } from '../../platform/db/shop-days.ts';

/** Interfaces change on all nodes within this time. */
const TTL_MS = 1_000;
const CACHED_CODES = 1_000;

/** An interface that was published, as calls see it. The caller refuses one that is off or past its last day. */
export interface LiveInterface {
  interfaceId: number;
  code: string;
  status: Exclude<InterfaceStatus, 'draft'>;
  version: number;
  /** ISO time of the publication of this version. */
  publishedAt: string;
  deprecatedAt: string | null;
  /** The first day of the shop's time zone on which it no longer answers. */
  sunsetOn: string | null;
  /** Whether that day has come, by the database's clock. */
  isSunset: boolean;
  replacementCode: string | null;
  classId: number;
  className: string;
  classNameEn: string;
  /** Left out of lists, but served. */
  isUnlisted: boolean;
  definition: Definition;
}

/** Published definitions, read at most once a second per node. */
export interface LiveInterfaces {
  /** Undefined for a code that was never published. */
  find(code: string): Promise<LiveInterface | undefined>;
  /** Published and deprecated interfaces of classes that are on, by class and then age. */
  listPublished(): Promise<readonly PublishedInterface[]>;
  /** Interfaces that are off, of classes that are on. */
  listRetired(): Promise<readonly RetiredInterface[]>;
}

const SELECT = sql`
  select i.interface_id as "interfaceId", i.code, i.status, i.version, v.published_at as "publishedAt",
    i.deprecated_at as "deprecatedAt", i.sunset_on as "sunsetOn",
    coalesce(i.sunset_on <= ${SHOP_TODAY}, false) as "isSunset",
    i.replacement_code as "replacementCode", c.class_id as "classId", c.name as "className",
    c.name_en as "classNameEn", c.service_status = 'off' as "isUnlisted", v.definition
  from api_interface i
    join api_interface_version v on v.interface_id = i.interface_id and v.version = i.version
    join api_service_class c on c.class_id = i.published_class_id`;

export function createLiveInterfaces({ sql: db }: Database): LiveInterfaces {
  const read = ttlCache<string, { found: LiveInterface | undefined }>(
    async (code) => ({ found: (await sql<LiveInterface>`${SELECT} where i.code = ${code}`.execute(db)).rows[0] }),
    { ttlMs: TTL_MS, max: CACHED_CODES },
  );
  const listed = ttlValue(
    async () => {
      const { rows } = await sql<LiveInterface>`
        ${SELECT} where i.status in ('published', 'deprecated') and c.service_status = 'on'
        order by c.ord, c.class_id, i.interface_id`.execute(db);
      return rows.flatMap((row) => toPublished(row));
    },
    { ttlMs: TTL_MS },
  );
  const retired = ttlValue(
    async () => {
      const { rows } = await sql<RetiredInterface>`
        select i.code, v.definition ->> 'name' as name, v.definition ->> 'nameEn' as "nameEn", i.off_at as "offAt"
        from api_interface i
          join api_interface_version v on v.interface_id = i.interface_id and v.version = i.version
          join api_service_class c on c.class_id = i.published_class_id
        where i.status = 'off' and c.service_status = 'on' and i.off_at is not null`.execute(db);
      return rows;
    },
    { ttlMs: TTL_MS },
  );
  return {
    find: async (code) => (await read(code)).found,
    listPublished: listed,
    listRetired: retired,
  };
}

function toPublished(row: LiveInterface): PublishedInterface[] {
  const { interfaceId, code, version, status, publishedAt, deprecatedAt, sunsetOn, replacementCode } = row;
  if (status === 'off') return [];
  const { className, classNameEn, definition } = row;
  return [
    {
      interfaceId,
      code,
      version,
      status,
      publishedAt,
      deprecatedAt,
      sunsetOn,
      replacementCode,
      className,
      classNameEn,
      definition,
    },
  ];
}
