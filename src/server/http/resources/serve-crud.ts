import type { FastifyInstance } from 'fastify';
import type { AnyCallWithSchemas } from '../../../contract/call.ts';
import type { CrudVerb } from '../../../contract/crud.ts';
import { type Handler, type ServeOptions, serve } from '../serve.ts';

/** The five calls of a resource. */
export interface CrudCalls {
  list: AnyCallWithSchemas;
  get: AnyCallWithSchemas;
  add: AnyCallWithSchemas;
  edit: AnyCallWithSchemas;
  delete: AnyCallWithSchemas;
}

/** The five handlers of a resource. */
export type CrudHandlers<Resource extends CrudCalls> = {
  list: Handler<Resource['list']>;
  get: Handler<Resource['get']>;
  add: Handler<Resource['add']>;
  edit: Handler<Resource['edit']>;
  delete: Handler<Resource['delete']>;
};

interface CrudServing {
  resource: CrudCalls & { verbs: readonly CrudVerb[] };
  handlers: CrudHandlers<CrudCalls>;
}

/** Mounts the calls of a resource. */
export function serveCrud(app: FastifyInstance, { resource, handlers }: CrudServing, options: ServeOptions): void {
  for (const verb of resource.verbs) {
    serve<AnyCallWithSchemas>(app, { call: resource[verb], handler: handlers[verb] }, options);
  }
}
