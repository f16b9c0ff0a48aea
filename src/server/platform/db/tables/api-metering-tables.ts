import type { ColumnType, Generated } from 'kysely';
import type { FieldRules, KeyMode } from '../../../../contract/api-services/wire.ts';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;

interface ApiKeyTable {
  keyId: Generated<number>;
  userId: number;
  accessId: string;
  mode: KeyMode;
  name: string;
  keyHash: string;
  hint: string;
  sealedKey: string;
  oldKeyHash: Generated<string | null>;
  oldSealedKey: Generated<string | null>;
  oldValidUntil: MaybeTime;
  interfaces: string[] | null;
  networks: string[];
  perSecond: number | null;
  perDay: number | null;
  expiresAt: MaybeTime;
  createdAt: Time;
  lastUsedAt: MaybeTime;
  lastUsedAddress: Generated<string | null>;
  revokedAt: MaybeTime;
  isForDebugger: Generated<boolean>;
  rowVersion: Generated<number>;
}

interface ApiPermissionTable {
  permissionId: Generated<number>;
  userId: number | null;
  roleId: number | null;
  interfaceCode: string;
  isAllowed: boolean;
  /** JSON text on the way in. */
  fieldRules: ColumnType<FieldRules, string, string>;
  perSecond: number | null;
  perDay: number | null;
  rowVersion: Generated<number>;
}

interface ApiGrantTable {
  grantId: Generated<number>;
  userId: number;
  interfaceCode: string | null;
  units: number;
  used: Generated<number>;
  startsAt: Time;
  expiresAt: ColumnType<string, string, string>;
  origin: 'trial' | 'staff' | 'package';
  reason: Generated<string>;
  createdBy: number | null;
  createdAt: Time;
  revokedAt: MaybeTime;
  rowVersion: Generated<number>;
}

interface ApiRequestTable {
  requestId: string;
  requestedAt: Time;
  userId: number;
  keyId: number | null;
  interfaceCode: string;
  version: number;
  mode: KeyMode;
  transport: string;
  status: number;
  code: string;
  units: number;
  reason: string;
  durationMs: number;
  address: string;
  body: string;
  answer: string;
  isBodyCut: boolean;
  isAnswerCut: boolean;
}

interface UsageSums {
  calls: number;
  units: number;
  refused: number;
  errors: number;
  limited: number;
  empty: number;
  repeated: number;
  latency: number[];
}

/** Keys, permissions, bought units, and what is counted and logged of the calls of API services. */
export interface ApiMeteringTables {
  apiKey: ApiKeyTable;
  apiPermission: ApiPermissionTable;
  apiGrant: ApiGrantTable;
  apiNonce: { keyId: number; nonce: string; expiresAt: Time };
  apiIdempotency: {
    userId: number;
    idempotencyKey: string;
    bodyHash: string;
    claim: string;
    claimedUntil: Time;
    answer: string | null;
    expiresAt: Time;
  };
  apiFailure: {
    minute: Time;
    network: string;
    code: string;
    calls: number;
    address: string;
    interfaceCode: string;
  };
  apiLimit: { key: string; points: number; expiresAt: string | null };
  apiRequest: ApiRequestTable;
  apiLedger: {
    ledgerId: Generated<number>;
    requestId: string;
    userId: number;
    keyId: number | null;
    interfaceCode: string;
    grantId: number;
    units: number;
    /** YYYY-MM-DD in Asia/Shanghai. */
    day: string;
    chargedAt: Time;
  };
  apiUsageDay: UsageSums & { day: string; userId: number; interfaceCode: string; mode: KeyMode };
  apiUsageCustomerDay: UsageSums & { day: string; userId: number; mode: KeyMode };
  /** The sums of all rows of a day, interface and mode belong together. */
  apiUsageInterfaceDay: UsageSums & { day: string; interfaceCode: string; mode: KeyMode; shard: number };
  /** `days` has a bit for each day of the month with a call; bit 0 is the first. */
  apiUsageCallerMonth: { month: string; interfaceCode: string; mode: KeyMode; userId: number; days: number };
}
