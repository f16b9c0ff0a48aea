import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, string | undefined, string>;

interface QuotaPackageTable {
  packageId: Generated<number>;
  holderId: number;
  vehicleClass: 'C' | 'B';
  kind: 'daily' | 'count';
  amount: number;
  used: Generated<number>;
  startsAt: Time;
  expiresAt: ColumnType<string, string, string>;
  origin: string;
  /** The package that it was allocated from. */
  parentPackageId: ColumnType<number | null, number | null | undefined, number | null>;
  createdAt: Time;
  /** When a refund withdrew what was left. */
  withdrawnAt: ColumnType<string | null, string | null | undefined, string | null>;
}

interface QuotaDayUseTable {
  holderId: number;
  vehicleClass: 'C' | 'B';
  day: string;
  packageId: number;
  used: number;
}

interface QuotaLedgerTable {
  ledgerId: Generated<number>;
  holderId: number;
  userId: number;
  vehicleClass: 'C' | 'B';
  reason: 'province' | 'provinces' | 'parts' | 'config';
  subject: string;
  source: 'free' | 'daily' | 'count';
  packageId: number | null;
  day: string;
  operationId: string;
  chargedAt: ColumnType<string, string, never>;
}

interface QuotaWithdrawalTable {
  withdrawalId: Generated<number>;
  holderId: number;
  /** Null: both. */
  vehicleClass: 'C' | 'B' | null;
  kind: 'daily' | 'count' | 'retail';
  amount: number;
  packageId: ColumnType<number | null, number | null | undefined, never>;
  orderCode: string;
  withdrawnAt: ColumnType<string, string, never>;
}

/** Packages of lookups, their charges and what refunds withdrew. */
export interface QuotaTables {
  quotaPackage: QuotaPackageTable;
  quotaDayUse: QuotaDayUseTable;
  quotaLedger: QuotaLedgerTable;
  quotaWithdrawal: QuotaWithdrawalTable;
}
