import type { OperationAction } from '../../contract/company/schemas.ts';
import type { RequestContext } from './request-context.ts';

export interface LoggedOperation {
  /** A user who is not signed in is known by the verified phone only. */
  by: { userId: number } | { phoneNum: string };
  action: OperationAction;
  /** The account that was changed; its user name precedes the subject. */
  about?: number | undefined;
  /** The changed objects, such as the ids of orders: no secrets, and phones masked. */
  subject?: string | undefined;
}

/** Records an operation for the user and their main account. */
export interface OperationLogger {
  add(operation: LoggedOperation, context: Pick<RequestContext, 'address' | 'platform'>): Promise<void>;
}

/** An operation by the signed-in user, unless `by` is given. */
type Entry = Omit<LoggedOperation, 'by'> & Partial<Pick<LoggedOperation, 'by'>>;

interface Described<Body, Result> {
  describe(call: { body: Body; result: Result }): Entry | null;
}

type Handle<Body, Context, Result> = (body: Body, context: Context) => Promise<Result> | Result;

/** Marks a handler whose successful calls are recorded in the operation log; `describe` returns null for no record. */
export function logged<Body, Context, Result>(
  handle: Handle<Body, Context, Result>,
  describe: Described<Body, Result>['describe'],
): Handle<Body, Context, Result> {
  const handler: Handle<Body, Context, Result> = (body, context) => handle(body, context);
  return Object.assign(handler, { describe } satisfies Described<Body, Result>);
}

interface Done {
  body: unknown;
  result: unknown;
  context: RequestContext;
}

/** Records a successful call if its handler is marked by `logged`. */
export async function recordOperation(log: OperationLogger, handler: object, { body, result, context }: Done) {
  // What the staff does in a view as a user is in the audit.
  if (!isDescribed(handler) || context.session?.viewer != null) return;
  const entry = handler.describe({ body, result });
  const by = entry?.by ?? (context.session === null ? undefined : { userId: context.session.userId });
  if (entry !== null && by !== undefined) await log.add({ ...entry, by }, context);
}

function isDescribed(handler: object): handler is Described<unknown, unknown> {
  return 'describe' in handler;
}

/** A phone number for the log: 139****0001. */
export function maskPhone(phoneNum: string): string {
  return `${phoneNum.slice(0, 3)}****${phoneNum.slice(-4)}`;
}
