import type { ColumnType, Generated } from 'kysely';
import type { FitReportKind, FitReportStatus } from '../../../../contract/fit-reports/rules.ts';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;

interface FitReportTable {
  fitReportId: Generated<number>;
  userId: number;
  companyId: number;
  platform: 'easyEpc' | 'qpzj';
  vehicleId: number;
  groupId: number;
  vehicleClass: 'C' | 'B';
  vin: string | null;
  vehicleNameZh: string;
  vehicleNameEn: string;
  oeId: number;
  brandId: number;
  oe: string;
  partNameZh: string;
  partNameEn: string;
  assemblyId: number;
  assemblyNameZh: string;
  assemblyNameEn: string;
  callout: string;
  kind: FitReportKind;
  note: Generated<string>;
  scope: 'vin' | 'vehicle' | null;
  correctionEndedAt: MaybeTime;
  withdrawnAt: MaybeTime;
  status: Generated<FitReportStatus>;
  answer: Generated<string>;
  answeredBy: ColumnType<number | null, number | null | undefined, number | null>;
  answeredAt: MaybeTime;
  reply: Generated<string>;
  seenAt: MaybeTime;
  operationId: string | null;
  createdAt: Time;
  rowVersion: Generated<number>;
}

/** Reports of users that a part fits otherwise than the catalogue says. */
export interface FitReportTables {
  fitReport: FitReportTable;
  fitReportPhoto: { fitReportId: number; image: Buffer; addedAt: Time };
}
