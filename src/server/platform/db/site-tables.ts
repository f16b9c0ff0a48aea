import type { ColumnType, Generated } from 'kysely';

interface VersionTable {
  versionId: Generated<number>;
  version: string;
  /** YYYY-MM-DD */
  releasedOn: string;
  title: string;
  titleEn: string;
  content: string;
  contentEn: string;
  createdAt: ColumnType<string, string | undefined, string>;
}

/** Version records. */
export interface SiteTables {
  version: VersionTable;
}
