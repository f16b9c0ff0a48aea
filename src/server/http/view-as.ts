import { isManagementPower } from '../../contract/access/management-power.ts';
import type { AnyCall } from '../../contract/call.ts';
import { Refusal } from '../platform/errors.ts';
import { maskPhone } from './operation-log.ts';
import type { RequestContext, Session } from './request-context.ts';

/** A view as a user only reads. @throws Refusal 301001 */
export function refuseInView({ isRead, endsView }: AnyCall, session: Session | undefined): void {
  if (session?.viewer == null || isRead === true || endsView === true) return;
  throw new Refusal('301001');
}

/** The powers of a user in a view: without those of the staff, so that no data of the back office is read as the user. */
export function powersInView(powers: readonly string[]): string[] {
  return powers.filter((code) => !isManagementPower(code));
}

/** The context that limits count: a view counts for the staff member, never for the user or the user's company. */
export function limitedContext<Context extends Pick<RequestContext, 'session'>>(context: Context): Context {
  const { session } = context;
  return session?.viewer == null ? context : { ...context, session: viewersSession(session, session.viewer.userId) };
}

function viewersSession(session: Session, userId: number): Session {
  return { ...session, userId, parentId: null, acctLevel: 0, tier: 'staff' };
}

/** The result without what the staff member may not see: phone numbers are masked. */
export function resultInView<Result>(result: Result, session: Session | null): Result {
  return session?.viewer == null || session.viewer.seesPhones ? result : maskPhones(result);
}

const PHONE_FIELD = /phone/i;

function maskPhones<Value>(value: Value): Value;
function maskPhones(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => maskPhones(each));
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      typeof inner === 'string' && PHONE_FIELD.test(field) ? maskPhone(inner) : maskPhones(inner),
    ]),
  );
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;
}
