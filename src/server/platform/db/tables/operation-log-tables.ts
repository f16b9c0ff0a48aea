import type { ColumnType, Generated } from 'kysely';
import type { OperationAction } from '../../../../contract/company/schemas.ts';

/** Append-only log of the operations of a company's accounts. */
export interface OperationLogTables {
  operationLog: {
    logId: Generated<number>;
    companyId: number;
    userId: number;
    action: OperationAction;
    subject: Generated<string>;
    address: Generated<string>;
    platform: Generated<string>;
    loggedAt: ColumnType<string, string | undefined, never>;
  };
}
