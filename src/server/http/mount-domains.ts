import type { FastifyInstance } from 'fastify';
import { calls, type Domains, resources } from '../../contract/all-calls.ts';
import type { AnyCall, AnyCallWithSchemas } from '../../contract/call.ts';
import type { AnyResource } from '../../contract/crud.ts';
import type { RecordsOfUser } from '../platform/audit/records-of-user.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApprovableCalls } from './approvable-writes.ts';
import { createRequestReads } from './request-reads.ts';
import { type ResourceService, resourceHandlers } from './resources/resource-service.ts';
import type { ResourceServices } from './resources/resource-services.ts';
import { serveCrud } from './resources/serve-crud.ts';
import { serveImport } from './resources/serve-import.ts';
import { serveOrder } from './resources/serve-order.ts';
import { type Handlers, type ServeOptions, type Serving, serve } from './serve.ts';
import { mountUploads } from './uploads/mount-uploads.ts';

/** The services of a domain's resources; a resource without one is plain rows of its table. */
type ServicesOf<Contract> = {
  [Key in keyof Contract as Contract[Key] extends AnyResource
    ? Contract[Key]['name']
    : never]?: Contract[Key] extends AnyResource ? ResourceService<Contract[Key]> : never;
};

interface WithRoutes {
  /** Mounts routes that are not calls, and hooks. */
  mount?(app: FastifyInstance): void;
}

interface WithCalls {
  calls: Record<string, AnyCall>;
}

/** What a domain's index.ts returns: a handler for each of its calls. It may also return services for other domains. */
export type DomainModule<Contract> = WithRoutes & {
  resources?: ServicesOf<Contract>;
  approvable?: ApprovableCalls;
  /** For the history of a user. */
  recordsOfUser?: RecordsOfUser;
} & (Contract extends WithCalls ? { calls: Handlers<Contract['calls']> } : unknown);

type NameOfDomainWithCalls = {
  [Name in keyof Domains]: Domains[Name] extends WithCalls ? Name : never;
}[keyof Domains];

/** The modules by domain. A domain that declares calls does not compile without its module. */
export type DomainModules = { [Name in NameOfDomainWithCalls]: DomainModule<Domains[Name]> } & {
  [Name in Exclude<keyof Domains, NameOfDomainWithCalls>]?: DomainModule<Domains[Name]>;
};

/** Mounts every call and resource of the contract. */
export function mountDomains(
  app: FastifyInstance,
  modules: DomainModules,
  given: Omit<ServeOptions, 'reads'> & { db: Database; services: ResourceServices },
): void {
  const options = { ...given, reads: createRequestReads(given.db.catalogue) };
  const list: readonly Partial<DomainModules[NameOfDomainWithCalls]>[] = Object.values(modules);
  mountCalls(app, options, Object.assign({}, ...list.map((module) => module.calls)));
  mountResources(app, options);
  for (const module of list) module.mount?.(app);
}

function mountCalls(app: FastifyInstance, options: ServeOptions, handlers: Handlers<typeof calls>): void {
  const operations = Object.keys(calls).filter((key): key is keyof typeof calls => key in calls);
  const isUpload = (operation: keyof typeof calls) => 'upload' in calls[operation];
  const mount = (scope: FastifyInstance, mounted: typeof operations) => {
    for (const operation of mounted) {
      // Both tables have the call and its handler under the same key, which the union of all types cannot express.
      const serving = { call: calls[operation], handler: handlers[operation] } as Serving<AnyCallWithSchemas>;
      serve(scope, serving, options);
    }
  };
  mount(
    app,
    operations.filter((operation) => !isUpload(operation)),
  );
  mountUploads(app, (scope) => mount(scope, operations.filter(isUpload)));
}

function mountResources(
  app: FastifyInstance,
  options: ServeOptions & { db: Database; services: ResourceServices },
): void {
  for (const [name, service] of options.services) {
    serveCrud(app, { resource: resources[name], handlers: resourceHandlers(options.db, service) }, options);
    serveOrder(app, { resource: resources[name], service }, options);
    serveImport(app, { name, service }, options);
  }
}
