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
  prices: Generated<number>;
  rowsGiven: Generated<number>;
  captchas: Generated<number>;
  updatedAt: Time;
}

/** Rate limits, bounds on work, and on what an account is given of the catalogue. */
export interface LimitTables {
  /** Times of the uses of the last day, the oldest first. */
  rateLimitUse: { key: string; usedAt: string[]; lastAt: Time };
  /** Uses in a window that begins with the first of them. */
  rateLimitWindow: { key: string; uses: number; since: Time };
  workUse: { key: string; uses: number; since: string };
  catalogueUse: CatalogueUseTable;
  catalogueSeen: { day: string; userId: number; kind: number; item: string };
}
