import { z } from 'zod';
import { resources } from '../../../contract/all-calls.ts';
import type { OwnBulkTarget } from '../../http/resources/bulk-target.ts';
import type { ResourceService } from '../../http/resources/resource-service.ts';
import { restoreOwner } from './assign.ts';
import { getProspect } from './repository.ts';

const { prospect } = resources;
const Restored = z.object({ ownerId: prospect.input.shape.ownerId, agencyCode: prospect.item.shape.agencyCode });
/** Stable while pages are read, unlike the due date. */
const BY_ID = [{ field: prospect.id, order: 'asc' as const }];

/** The owner's agency code changes with the owner of a prospect, so undoing a bulk change restores both. */
export function prospectBulkTarget(service: ResourceService<typeof resources.prospect>): OwnBulkTarget {
  return {
    ...{ name: prospect.name, power: `${prospect.power}:edit`, id: prospect.id, nameField: prospect.nameField },
    values: prospect.edit.body.shape.values,
    filters: prospect.list.body.shape.filters,
    restoredFields: ['ownerId', 'agencyCode'],
    list: ({ filters, ...page }, context) =>
      service.list({ ...page, filters: prospect.list.body.shape.filters.parse(filters), sort: BY_ID }, context),
    get: (userId, context) => service.get(userId, context),
    async edit(change, { id, rowVersion, values }, context) {
      const restored = Restored.safeParse(values).data;
      // Only undoing passes an agency code; the schema of a request has none.
      if (restored === undefined)
        return service.edit(change, { id, rowVersion, values: prospect.input.partial().parse(values) }, context);
      await restoreOwner(change, context.session, { id, rowVersion, ...restored });
      return getProspect(change.sql, context.session, id);
    },
  };
}
