import type { ColumnType, Generated } from 'kysely';
import type { Package, PurchaseState } from '../../../../contract/billing/schemas.ts';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

interface PackageTable extends Omit<Package, 'packageId'> {
  packageId: Generated<number>;
  rowVersion: Generated<number>;
}

interface PurchaseTable {
  orderCode: string;
  userId: number;
  operationId: string;
  packageId: number | null;
  packageName: string;
  packageNameEn: string;
  vehicleClass: Package['vehicleClass'];
  kind: Package['kind'];
  amount: number;
  days: number;
  priceFen: number;
  isOnce: boolean;
  platform: 'easyEpc' | 'qpzj';
  state: Generated<PurchaseState>;
  codeUrl: Optional<string>;
  checkedAt: MaybeTime;
  createdAt: Time;
  expiresAt: ColumnType<string, string, string>;
  transactionId: Optional<string>;
  paidFen: Optional<number>;
  paidAt: MaybeTime;
  grantedAt: MaybeTime;
  closedAt: MaybeTime;
  closeReason: Optional<'expired' | 'cancelled'>;
  refundReason: Optional<'late' | 'amount'>;
  refundedAt: MaybeTime;
  refundedFen: Optional<number>;
  refundedBy: Optional<number>;
  refundRemark: Generated<string>;
  /** The buyer's when the purchase was made; set by a trigger (migration 0042). */
  agencyCode: Optional<string>;
}

interface PaymentNoticeTable {
  noticeId: string;
  orderCode: string;
  transactionId: string | null;
  tradeState: string;
  amountFen: number | null;
  currency: string | null;
  verdict: string;
  receivedAt: Time;
}

interface TillPaymentTable {
  orderCode: string;
  amountFen: number;
  tradeState: 'NOTPAY' | 'SUCCESS' | 'CLOSED';
  transactionId: Optional<string>;
  paidFen: Optional<number>;
  paidAt: MaybeTime;
}

/** Packages for sale, purchases and payments. */
export interface PurchaseTables {
  package: PackageTable;
  purchase: PurchaseTable;
  paymentNotice: PaymentNoticeTable;
  tillPayment: TillPaymentTable;
  retailTrial: { userId: number; begunAt: Time };
}
