import type { OperationAction } from '../contract/operation-log.ts';
import type { Visit } from './visit.ts';

export interface LoggedOperation {
  userId: number;
  action: OperationAction;
  /** What it was done to, such as an order's name; never a secret, and phones masked. */
  subject?: string;
}

/** Writes down what was done, for the user and the main account above. */
export interface OperationLogger {
  add(operation: LoggedOperation, visit: Pick<Visit, 'address' | 'platform'>): Promise<void>;
}
