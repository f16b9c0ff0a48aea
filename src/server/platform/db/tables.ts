import type { ColumnType, Generated } from 'kysely';
import type { AudienceColumns } from '../audience.ts';
import type { ApiDocumentTables } from './tables/api-document-tables.ts';
import type { ApiInterfaceTables } from './tables/api-interface-tables.ts';
import type { ApiMeteringTables } from './tables/api-metering-tables.ts';
import type { ApprovalTables } from './tables/approval-tables.ts';
import type { AuditTables } from './tables/audit-tables.ts';
import type { BulkTables } from './tables/bulk-tables.ts';
import type { CatalogueImportTables } from './tables/catalogue-import-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { CompanyTables } from './tables/company-tables.ts';
import type { FitReportTables } from './tables/fit-report-tables.ts';
import type { FitTables } from './tables/fit-tables.ts';
import type { ImportTables } from './tables/import-tables.ts';
import type { LimitTables } from './tables/limit-tables.ts';
import type { MaintenanceTables } from './tables/maintenance-tables.ts';
import type { OperationLogTables } from './tables/operation-log-tables.ts';
import type { ProspectTables } from './tables/prospect-tables.ts';
import type { PurchaseTables } from './tables/purchase-tables.ts';
import type { QuotaTables } from './tables/quota-tables.ts';
import type { SavedViewTables } from './tables/saved-view-tables.ts';
import type { ShopTables } from './tables/shop-tables.ts';
import type { SiteTables } from './tables/site-tables.ts';
import type { SmsTables } from './tables/sms-tables.ts';
import type { StatisticTables } from './tables/statistic-tables.ts';
import type { SurveyTables } from './tables/survey-tables.ts';
import type { WebhookTables } from './tables/webhook-tables.ts';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;

interface PowerTable {
  powerId: Generated<number>;
  powerCode: string;
  powerName: string;
  powerNameEn: Generated<string>;
  parentId: number | null;
  powerLevel: number;
  powerOrder: Generated<number>;
  type: 'area' | 'page' | 'action';
  rowVersion: Generated<number>;
}

interface RoleTable {
  roleId: Generated<number>;
  roleName: string;
  roleNameEn: Generated<string>;
  roleValue: 1 | 2 | 3 | 4;
  remark: string | null;
  rowVersion: Generated<number>;
}

interface AccountTable {
  userId: Generated<number>;
  username: string;
  passwordHash: string;
  phoneNum: string | null;
  userRealname: string | null;
  companyName: string | null;
  roleId: number;
  agencyCode: string | null;
  acctLevel: Generated<number>;
  parentId: number | null;
  deptId: number | null;
  dctType: Generated<number>;
  isSupportFast: Generated<boolean>;
  retailFlag: Generated<boolean>;
  retailExpireTime: MaybeTime;
  isDisabled: Generated<boolean>;
  provinceCode: Generated<string>;
  hasProvinceTip: Generated<boolean>;
  companyType: number | null;
  jobFlag: number | null;
  howKnowEpc: number | null;
  businessDesc: string | null;
  hasCommunication: boolean | null;
  perfected: Generated<string[]>;
  platform: Generated<'easyEpc' | 'qpzj'>;
  contactPhone: ColumnType<string | null, string | null | undefined, string | null>;
  /** Argon2id, like `passwordHash`. */
  interfacePasswordHash: ColumnType<string | null, string | null | undefined, string | null>;
  /** An entry of the dictionary 意向, as the staff judges it. */
  intention: ColumnType<number | null, number | null | undefined, number | null>;
  /** Changes with every change of what the staff edits. */
  rowVersion: Generated<number>;
  /** End of the last daily and counted package of the account's quota holder; kept by triggers. */
  dailyUntil: MaybeTime;
  countUntil: MaybeTime;
  createdAt: Time;
}

interface SessionTable {
  sessionId: Generated<string>;
  tokenHash: string;
  userId: number;
  secretKey: string;
  platform: string;
  userAgent: Generated<string>;
  address: Generated<string>;
  createdAt: Time;
  seenAt: Time;
  expiresAt: Time;
  /** The staff member who views as the user, and the hash of their own session; null for the user's sessions. */
  viewerId: Generated<number | null>;
  viewerTokenHash: Generated<string | null>;
  viewReason: Generated<string | null>;
}

/** The tables as Kysely sees them: camelCase over the migrations' snake_case. */
export interface Tables
  extends ApiDocumentTables,
    ApiInterfaceTables,
    ApiMeteringTables,
    ApprovalTables,
    AuditTables,
    BulkTables,
    CatalogueImportTables,
    CatalogueTables,
    CompanyTables,
    FitReportTables,
    FitTables,
    ImportTables,
    MaintenanceTables,
    OperationLogTables,
    ProspectTables,
    PurchaseTables,
    QuotaTables,
    ShopTables,
    SiteTables,
    LimitTables,
    SmsTables,
    SavedViewTables,
    StatisticTables,
    SurveyTables,
    WebhookTables {
  power: PowerTable;
  role: RoleTable;
  rolePower: { roleId: number; powerId: number };
  account: AccountTable;
  session: SessionTable;
  /** Views as a user whose end is not in the audit yet. */
  userView: { sessionId: string; userId: number; viewerId: number; reason: string };
  loginFailure: { key: string; failures: number; waitUntil: Time; updatedAt: Time };
  installationSecret: { name: string; secret: string };
  passwordReset: {
    codeHash: string;
    userId: number;
    createdBy: number | null;
    createdAt: Time;
    expiresAt: Time;
  };
  knownClient: { userId: number; client: string; seenAt: Time };
  captcha: {
    captchaId: string;
    address: string;
    answerHash: string;
    isSolved: Generated<boolean>;
    level: Generated<number>;
    hasPicture: Generated<boolean>;
    raisedAt: Time;
    expiresAt: Time;
  };
  dictionary: {
    id: Generated<number>;
    parentId: number | null;
    dictionaryName: string;
    name: string;
    nameEn: Generated<string>;
    ord: Generated<number>;
    rowVersion: Generated<number>;
  };
  notice: AudienceColumns & {
    noticeId: Generated<number>;
    title: string;
    content: string;
    version: string;
    startTime: MaybeTime;
    endTime: MaybeTime;
    createdAt: Time;
    rowVersion: Generated<number>;
  };
  rolePackage: { roleId: number; packageId: number };
  migration: { name: string; appliedAt: Time };
}
