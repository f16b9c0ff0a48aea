import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;

/** Allocations and requests between main and sub accounts. */
export interface CompanyTables {
  companyLetterhead: {
    userId: number;
    shopName: Generated<string>;
    phone: Generated<string>;
    address: Generated<string>;
    logo: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    logoType: ColumnType<'image/png' | 'image/jpeg' | null, 'image/png' | null | undefined, 'image/png' | null>;
    updatedAt: Time;
  };
  quotaMove: {
    moveId: Generated<number>;
    mainId: number;
    userId: number;
    packageId: number;
    allocationId: number;
    amount: number;
    operationId: string;
    movedAt: Time;
  };
  packageRequest: {
    requestId: Generated<number>;
    userId: number;
    vehicleClass: 'C' | 'B';
    kind: 'daily' | 'count';
    amount: number;
    note: string;
    state: Generated<'open' | 'allocated' | 'shared' | 'bought' | 'refused' | 'withdrawn'>;
    givenAmount: ColumnType<number | null, number | null | undefined, number | null>;
    word: Generated<string>;
    createdAt: Time;
    answeredAt: MaybeTime;
    seenAt: MaybeTime;
  };
}
