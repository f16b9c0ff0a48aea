import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, string | undefined, string>;

interface CatalogueUseTable {
  catalogueUseId: Generated<number>;
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string;
  kind: 'account' | 'company' | 'network';
  subject: string;
  userId: number;
  address: string;
  vehicles: Generated<number>;
  numbers: Generated<number>;
  rowsGiven: Generated<number>;
  captchas: Generated<number>;
  updatedAt: Time;
}

/** Bounds on work, and on what an account is given of the catalogue. */
export interface LimitTables {
  workUse: { key: string; uses: number; since: string };
  catalogueUse: CatalogueUseTable;
  catalogueSeen: { day: string; userId: number; kind: number; item: string };
}
