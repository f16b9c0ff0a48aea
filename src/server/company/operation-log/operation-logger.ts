import type { OperationAction } from '../../../contract/company/schemas.ts';
import type { RequestContext } from '../../http/request-context.ts';

export interface LoggedOperation {
  /** Whoever proved a phone to be theirs is known by it alone. */
  by: { userId: number } | { phoneNum: string };
  action: OperationAction;
  /** The account that it was done to: its user name stands before the subject. */
  about?: number | undefined;
  /** What it was done to, such as an order's name; never a secret, and phones masked. */
  subject?: string | undefined;
}

/** Writes down what was done, for the user and the main account above. */
export interface OperationLogger {
  add(operation: LoggedOperation, visit: Pick<RequestContext, 'address' | 'platform'>): Promise<void>;
}
