import { type Calls, calls, resources } from '../../contract/all-calls.ts';
import type { AnyCallWithSchemas, CheckedBodyOf } from '../../contract/call.ts';
import type { Change } from '../platform/audit/change.ts';
import type { AuthedContext } from './request-context.ts';
import type { ResourceServices } from './resources/resource-services.ts';
import { restoreOperation, restoreRecord } from './resources/restore-record.ts';

/** The writes of a domain that may wait for a second person, by call. They run within a change. */
export type ApprovableCalls = {
  [Operation in keyof Calls]?: {
    run(change: Change, body: CheckedBodyOf<Calls[Operation]>, context: AuthedContext): Promise<unknown>;
  }['run'];
};

/** A write that may wait for a second person, and that runs again once it is approved. */
export interface ApprovableWrite {
  call: AnyCallWithSchemas;
  run(change: Change, body: unknown, context: AuthedContext): Promise<unknown>;
}

export type ApprovableWrites = ReadonlyMap<string, ApprovableWrite>;

/** The adding, editing and restoring of every resource, and the calls that the modules name. */
export function createApprovableWrites(services: ResourceServices, modules: object): ApprovableWrites {
  const writes = new Map<string, ApprovableWrite>();
  const add = (write: ApprovableWrite) => writes.set(write.call.operation, write);
  for (const [name, service] of services) {
    const { power } = resources[name];
    add({
      call: { ...calls.deletedRestore, operation: restoreOperation(name), access: `${power}:delete` },
      run: (change, body, context) => restoreRecord(change, { name, service, id: Object(body).id }, context),
    });
    add({ call: resources[name].add, run: (change, body, context) => service.add(change, body, context) });
    // The body is validated by the call's schema before the write runs, which the types do not say.
    add({
      call: resources[name].edit,
      run: (change, body, context) => service.edit(change, body as Parameters<typeof service.edit>[1], context),
    });
  }
  const own: Record<string, ApprovableWrite['run']> = Object.assign(
    {},
    ...Object.values(modules).map((module: { approvable?: object }) => module.approvable),
  );
  for (const call of Object.values<AnyCallWithSchemas>(calls)) {
    const run = own[call.operation];
    if (run !== undefined) add({ call, run });
  }
  return writes;
}
