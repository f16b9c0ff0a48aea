import type { z } from 'zod';
import { type ResourceName, resources } from '../../contract/all-calls.ts';
import type { Session } from '../http/request-context.ts';
import type { ResourceService } from '../http/resources/resource-service.ts';
import type { ResourceServices } from '../http/resources/resource-services.ts';
import type { CrudCalls } from '../http/resources/serve-crud.ts';
import { Refusal } from '../platform/errors.ts';

/** A resource whose records are changed. */
export interface Target {
  name: ResourceName;
  service: ResourceService<CrudCalls>;
  id: string;
  nameField: string;
  /** The schemas of the values of an edit, and of the filters of the list. */
  values: z.ZodType;
  filters: z.ZodType;
}

interface Wanted {
  resource: string;
  /** The fields that are to change. */
  fields: readonly string[];
}

/**
 * @throws Refusal 900404 for an unknown resource or one without edits, 900403 without the power to edit its records or to
 *   set one of the fields
 */
export function targetOf(services: ResourceServices, { resource, fields }: Wanted, session: Session): Target {
  const found = Object.values(resources).find(({ name }) => name === resource);
  const service = found === undefined ? undefined : services.get(found.name);
  if (found === undefined || service === undefined || !found.verbs.includes('edit')) throw new Refusal('900404');
  const { name, id, nameField, edit, list, bulk } = found;
  const powers = [`${found.power}:edit`, ...fields.map((field) => bulk?.powers[field])];
  if (powers.some((power) => power !== undefined && !session.powers.has(power))) throw new Refusal('900403');
  const values =
    bulk === undefined ? edit.body.shape.values : edit.body.shape.values.extend(bulk.values.partial().shape);
  return { name, service, id, nameField, values, filters: list.body.shape.filters };
}
