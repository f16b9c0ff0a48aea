import type { FastifyInstance } from 'fastify';
import type { ResourceName, Resources } from '../../contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../../contract/call.ts';
import { type Handler, type ServeOptions, serve } from './serve.ts';

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

export type ResourceHandlers = { [Name in ResourceName]: CrudHandlers<Resources[Name]> };

interface CrudServing<Resource extends CrudCalls> {
  resource: Resource;
  handlers: CrudHandlers<Resource>;
}

/** Mounts the five calls of a resource. */
export function serveCrud<Resource extends CrudCalls>(
  app: FastifyInstance,
  { resource, handlers }: CrudServing<Resource>,
  options: ServeOptions,
): void {
  serve<Resource['list']>(app, { call: resource.list, handler: handlers.list }, options);
  serve<Resource['get']>(app, { call: resource.get, handler: handlers.get }, options);
  serve<Resource['add']>(app, { call: resource.add, handler: handlers.add }, options);
  serve<Resource['edit']>(app, { call: resource.edit, handler: handlers.edit }, options);
  serve<Resource['delete']>(app, { call: resource.delete, handler: handlers.delete }, options);
}
