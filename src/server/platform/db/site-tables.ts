import type { ColumnType, Generated } from 'kysely';
import type { AudienceColumns } from '../audience.ts';

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
}

/** Version records. */
export interface SiteTables {
  version: VersionTable;
}
