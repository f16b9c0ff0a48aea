import type { Calls } from '../../../src/contract/all-calls.ts';
import type { AnyUploadCall, BodyOf } from '../../../src/contract/call.ts';

export type IfUpload<Operation extends keyof Calls, Yes, No> = Calls[Operation] extends AnyUploadCall ? Yes : No;
/** A body, or a function that prepares data through the API and returns one. */
export type BodyOrFactory<Body> = Body | (() => Promise<Body>);

/** A valid body for every call without upload; a missing one does not compile. */
export type ValidBodies = {
  [Operation in keyof Calls as IfUpload<Operation, never, Operation>]: BodyOrFactory<BodyOf<Calls[Operation]>>;
};
