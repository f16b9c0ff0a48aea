import type { ColumnType, Generated } from 'kysely';

interface StatisticCell {
  /** YYYY-MM-DD in Asia/Shanghai. */
  day: string;
  metric: string;
  provinceCode: string;
  platform: string;
  vehicleClass: string;
  amount: number;
}

interface SearchLogTable {
  searchId: Generated<number>;
  userId: number;
  kind: 'vin' | 'name' | 'announcement' | 'factoryCode' | 'oe' | 'brandPart';
  searchText: string;
  isEmpty: boolean;
  searchedAt: ColumnType<string, string | undefined, never>;
}

/** Sums of events by day, and the log of searches. */
export interface StatisticTables {
  searchLog: SearchLogTable;
  statisticDay: StatisticCell & { agencyCode: string };
  statisticDayTotal: Pick<StatisticCell, 'metric' | 'day' | 'amount'> & { agencyCode: string };
  statisticMonth: Omit<StatisticCell, 'day'> & { agencyCode: string; month: string };
  statisticJournal: StatisticCell & { agencyCode: string | null };
}
