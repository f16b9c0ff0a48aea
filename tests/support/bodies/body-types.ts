import type { Calls } from '../../../src/contract/all-calls.ts';
import type { AnyUploadCall, BodyOf } from '../../../src/contract/call.ts';

export type IfUpload<Operation extends keyof Calls, Yes, No> = Calls[Operation] extends AnyUploadCall ? Yes : No;
/** A body, or what makes one through the API first. */
export type BodyOrMaking<Body> = Body | (() => Promise<Body>);

/** A body for every call that takes no file: one that is missing does not compile. */
export type GoodBodies = {
  [Operation in keyof Calls as IfUpload<Operation, never, Operation>]: BodyOrMaking<BodyOf<Calls[Operation]>>;
};
