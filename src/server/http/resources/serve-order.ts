import type { FastifyInstance } from 'fastify';
import type { AnyCallWithSchemas } from '../../../contract/call.ts';
import { actorOf, runChange } from '../../platform/audit/change.ts';
import type { Database } from '../../platform/db/database.ts';
import { type ServeOptions, serve } from '../serve.ts';
import type { ResourceService } from './resource-service.ts';
import type { CrudCalls } from './serve-crud.ts';

interface OrderServing {
  resource: { order: AnyCallWithSchemas | undefined };
  service: ResourceService<CrudCalls>;
}

/** Mounts the call that saves the order of a resource's records, if it has one. */
export function serveOrder(
  app: FastifyInstance,
  { resource: { order }, service }: OrderServing,
  options: ServeOptions & { db: Database },
): void {
  if (order === undefined) return;
  serve<AnyCallWithSchemas>(
    app,
    {
      call: order,
      handler: ({ rows }, context) =>
        runChange(options.db, actorOf(context), async (change) => ({
          rows: await service.order(change, rows, context),
        })),
    },
    options,
  );
}
