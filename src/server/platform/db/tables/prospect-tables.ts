import type { ColumnType, Generated } from 'kysely';

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Prospects and the staff's remarks on them. */
export interface ProspectTables {
  /** Added and updated with the account by triggers (migration 0042). */
  prospect: {
    userId: number;
    agencyCode: string | null;
    isListed: boolean;
    ownerId: Optional<number>;
    intention: Optional<number>;
    nextStep: Generated<string>;
    dueOn: Optional<string>;
    remarkedAt: Optional<string>;
    rowVersion: Generated<number>;
  };
  remark: {
    remarkId: Generated<number>;
    userId: number;
    operatorId: number | null;
    remarks: string;
    intention: number | null;
    nextStep: string;
    dueOn: string | null;
    createdAt: Generated<string>;
    updatedAt: Generated<string>;
    rowVersion: Generated<number>;
  };
}
