import type { permissionSources } from '../../../contract/api-services/permissions/rules.ts';
import type { FieldRules, KeyMode } from '../../../contract/api-services/wire.ts';
import { provinceOrDefault } from '../../../contract/provinces/rules.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { ttlCache } from '../../platform/caches/ttl-cache.ts';
import type { Database, Prepared } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/settings.ts';

/** A changed permission reaches every node within this time. */
const CACHE_TTL_MS = 1_000;
const CACHED_MAX = 20_000;

/** What a customer may do with an interface. */
export interface CustomerAccess {
  source: (typeof permissionSources)[number];
  isAllowed: boolean;
  fieldRules: FieldRules;
  perSecond: number;
  perDay: number;
  unitsLeft: number;
  provinceCode: ProvinceCode;
}

interface Row {
  source: CustomerAccess['source'];
  isAllowed: boolean | null;
  fieldRules: FieldRules | null;
  perSecond: number | null;
  perDay: number | null;
  unitsLeft: number;
  provinceCode: string;
}

/** The customer's own row, else that of its class. */
const readAccess: Prepared<Row> = {
  name: 'read-api-access',
  text: `select case when p.user_id is not null then 'customer' when p.role_id is not null then 'class' else 'default' end
      as source, p.is_allowed as "isAllowed", p.field_rules as "fieldRules", p.per_second as "perSecond",
      p.per_day as "perDay", api_units_left(a.user_id, $2) as "unitsLeft", a.province_code as "provinceCode"
    from account a left join lateral (
      select * from api_permission p
      where p.interface_code = $2 and (p.user_id = a.user_id or p.role_id = a.role_id)
      order by p.user_id nulls last limit 1) p on true
    where a.user_id = $1`,
};

export interface CustomerAccessReader {
  /** At most a second old; undefined without such a user. */
  find(userId: number, interfaceCode: string): Promise<CustomerAccess | undefined>;
  /** Test keys have limits of their own. */
  limitsOf(access: CustomerAccess, mode: KeyMode): { perSecond: number; perDay: number };
}

export function createCustomerAccess({ db, settings }: { db: Database; settings: Settings }): CustomerAccessReader {
  const read = ttlCache<string, { row: Row | null }>(
    async (key) => {
      const [userId = '', code = ''] = key.split(' ', 2);
      const [row = null] = await db.run(readAccess, [Number(userId), code]);
      return { row };
    },
    { ttlMs: CACHE_TTL_MS, max: CACHED_MAX },
  );
  return {
    async find(userId, interfaceCode) {
      const { row } = await read(`${userId} ${interfaceCode}`);
      if (row === null) return undefined;
      return {
        ...row,
        isAllowed: row.isAllowed ?? settings.get('api.isOpen'),
        fieldRules: row.fieldRules ?? {},
        perSecond: row.perSecond ?? settings.get('api.perSecond'),
        perDay: row.perDay ?? settings.get('api.perDay'),
        provinceCode: provinceOrDefault(row.provinceCode),
      };
    },
    limitsOf({ perSecond, perDay }, mode) {
      if (mode === 'live') return { perSecond, perDay };
      return {
        perSecond: Math.min(perSecond, settings.get('api.testPerSecond')),
        perDay: Math.min(perDay, settings.get('api.testPerDay')),
      };
    },
  };
}
