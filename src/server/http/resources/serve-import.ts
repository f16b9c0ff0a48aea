import type { FastifyInstance } from 'fastify';
import { type ResourceName, resources } from '../../../contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../../contract/call.ts';
import type { Database } from '../../platform/db/database.ts';
import { importHandlers } from '../record-imports/import-handlers.ts';
import { type ServeOptions, type Serving, serve } from '../serve.ts';
import { mountUploads } from '../uploads/mount-uploads.ts';
import type { ResourceService } from './resource-service.ts';
import type { CrudCalls } from './serve-crud.ts';

interface ImportServing {
  name: ResourceName;
  service: ResourceService<CrudCalls>;
}

/** Mounts the calls of a resource's import, if it has one. */
export function serveImport(
  app: FastifyInstance,
  { name, service }: ImportServing,
  options: ServeOptions & { db: Database },
): void {
  const { importPlan, importApply } = resources[name];
  if (importPlan === undefined || importApply === undefined) return;
  const handlers = importHandlers(options.db, name, service);
  // An upload's context has its file, which the type of any call does not say.
  const planning = { call: importPlan, handler: handlers.plan } as Serving<AnyCallWithSchemas>;
  mountUploads(app, (scope) => serve(scope, planning, options));
  serve<AnyCallWithSchemas>(app, { call: importApply, handler: handlers.apply }, options);
}
