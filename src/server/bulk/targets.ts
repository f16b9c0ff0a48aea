import { resources } from '../../contract/all-calls.ts';
import type { Session } from '../http/request-context.ts';
import type { BulkTarget, OwnBulkTarget } from '../http/resources/bulk-target.ts';
import type { ResourceServices } from '../http/resources/resource-services.ts';
import { Refusal } from '../platform/errors.ts';

/** What can be changed in bulk: every editable resource, and further targets. */
export interface BulkSources {
  services: ResourceServices;
  targets: readonly OwnBulkTarget[];
}

interface Wanted {
  /** The name of a resource or target. */
  resource: string;
  /** The fields that are to change. */
  fields: readonly string[];
}

/**
 * @throws Refusal 900404 for an unknown resource or one without edits, 900403 without the power to edit its records or to
 *   set one of the fields
 */
export function targetOf(sources: BulkSources, { resource, fields }: Wanted, session: Session): BulkTarget {
  const { services, targets } = sources;
  const own = targets.find(({ name }) => name === resource);
  if (own !== undefined) {
    if (!session.powers.has(own.power)) throw new Refusal('900403');
    return own;
  }
  const found = Object.values(resources).find(({ name }) => name === resource);
  const service = found === undefined ? undefined : services.get(found.name);
  if (found === undefined || service === undefined || !found.verbs.includes('edit')) throw new Refusal('900404');
  const { name, id, nameField, edit, list, bulk } = found;
  const powers = [`${found.power}:edit`, ...fields.map((field) => bulk?.powers[field])];
  if (powers.some((power) => power !== undefined && !session.powers.has(power))) throw new Refusal('900403');
  const values =
    bulk === undefined ? edit.body.shape.values : edit.body.shape.values.extend(bulk.values.partial().shape);
  return {
    ...{ name, id, nameField, values, filters: list.body.shape.filters, editOperation: edit.operation },
    list: (query, context) => service.list({ ...query, sort: [{ field: id, order: 'asc' as const }] }, context),
    get: (recordId, context) => service.get(recordId, context),
    edit: (change, edited, context) =>
      service.editInBulk === undefined
        ? service.edit(change, edited, context)
        : service.editInBulk(change, edited, context),
  };
}
