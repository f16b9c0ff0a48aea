import type { ColumnType, Generated } from 'kysely';
import type { AudienceColumns } from '../../audience.ts';

interface VersionTable extends AudienceColumns {
  versionId: Generated<number>;
  version: string;
  /** YYYY-MM-DD */
  releasedOn: string;
  title: string;
  titleEn: string;
  content: string;
  contentEn: string;
  createdAt: ColumnType<string, string | undefined, string>;
  rowVersion: Generated<number>;
}

interface SettingChangeTable {
  key: string;
  rowVersion: number;
  /** JSON; null: back to the default. */
  value: string | null;
  changedAt: ColumnType<string, string | undefined, string>;
  changedBy: number | null;
}

interface ApiAdapterTable {
  adapterId: Generated<number>;
  name: string;
  kind: 'catalogue' | 'upstream';
  baseUrl: string | null;
  timeoutMs: number;
  isOn: Generated<boolean>;
  note: string | null;
  createdAt: ColumnType<string, string | undefined, string>;
  rowVersion: Generated<number>;
}

/** Version records, settings and the sources of interfaces. */
export interface SiteTables {
  version: VersionTable;
  settingChange: SettingChangeTable;
  apiAdapter: ApiAdapterTable;
}
