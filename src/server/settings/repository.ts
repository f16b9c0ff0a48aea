import { sql } from 'kysely';
import {
  isSettingKey,
  type SettingKey,
  type SettingValue,
  settingDefinitions,
} from '../../contract/settings/definitions.ts';
import type { SettingChange } from '../../contract/settings/schemas.ts';
import type { Database, Prepared, Sql } from '../platform/db/database.ts';

/** The last change of a setting; `value` is undefined where it went back to the default. */
export interface StoredSetting {
  rowVersion: number;
  value: SettingValue | undefined;
  changedAt: string;
  changedBy: string | null;
}

export type StoredSettings = ReadonlyMap<SettingKey, StoredSetting>;

interface Row {
  key: string;
  rowVersion: number;
  value: string | null;
  changedAt: string;
  changedBy: string | null;
}

const newest: Prepared<Row> = {
  name: 'settings-newest',
  text: `
    select distinct on (s.key) s.key, s.row_version as "rowVersion", s.value, s.changed_at as "changedAt",
      a.username as "changedBy"
    from setting_change s left join account a on a.user_id = s.changed_by
    order by s.key, s.row_version desc`,
};

export async function readStoredSettings({ run }: Pick<Database, 'run'>): Promise<StoredSettings> {
  const rows = await run(newest, []);
  return new Map(
    rows.flatMap(({ key, value, ...change }) =>
      // Keys of another version of the product stay in the table.
      isSettingKey(key) ? [[key, { ...change, value: parseStored(key, value) }] as const] : [],
    ),
  );
}

const HISTORY_MAX = 100;

export async function listSettingChanges(db: Sql, key: SettingKey): Promise<SettingChange[]> {
  const { rows } = await sql<Row>`
    select s.row_version as "rowVersion", s.value, s.changed_at as "changedAt", a.username as "changedBy"
    from setting_change s left join account a on a.user_id = s.changed_by
    where s.key = ${key} order by s.row_version desc limit ${HISTORY_MAX}`.execute(db);
  return rows.map(({ rowVersion, value, changedAt, changedBy }) => {
    const parsed = parseStored(key, value);
    return { rowVersion, value: parsed ?? null, isDefault: parsed === undefined, changedAt, changedBy };
  });
}

interface NewChange {
  key: SettingKey;
  /** The version that the change is based on. */
  rowVersion: number;
  /** Undefined: back to the default. */
  value: SettingValue | undefined;
  userId: number | null;
}

/** @returns the value before (undefined: the default); null if the setting has been changed since that version */
export async function insertSettingChange(
  within: Sql,
  { key, rowVersion, value, userId }: NewChange,
): Promise<{ before: SettingValue | undefined } | null> {
  const { rows } = await sql<{ before: string | null }>`
    insert into setting_change (key, row_version, value, changed_by)
    select ${key}, ${rowVersion + 1}::integer, ${value === undefined ? null : JSON.stringify(value)}::text,
      ${userId}::integer
    where ${rowVersion} = (select coalesce(max(row_version), 0) from setting_change where key = ${key})
    on conflict do nothing
    returning (
      select before.value from setting_change before where before.key = ${key} and before.row_version = ${rowVersion}
    ) as before`.execute(within);
  const [row] = rows;
  return row === undefined ? null : { before: parseStored(key, row.before) };
}

/** A value that an older version stored and this one does not accept counts as the default. */
function parseStored(key: SettingKey, value: string | null): SettingValue | undefined {
  return value === null ? undefined : settingDefinitions[key].schema.safeParse(JSON.parse(value)).data;
}
