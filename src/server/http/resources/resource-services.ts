import type { z } from 'zod';
import { type ResourceName, type Resources, resources } from '../../../contract/all-calls.ts';
import type { Database } from '../../platform/db/database.ts';
import { createCrudRepository } from '../../platform/records/crud-repository.ts';
import { plainService, type ResourceService } from './resource-service.ts';
import type { CrudCalls } from './serve-crud.ts';

type OwnServices = { [Name in ResourceName]?: ResourceService<Resources[Name]> };
/** The service of every resource by its name. */
export type ResourceServices = ReadonlyMap<ResourceName, ResourceService<CrudCalls>>;

/**
 * The services that the modules of the domains have, and for the other resources plain rows of their table, with a column
 * for each field.
 */
export function createResourceServices(db: Database, modules: object): ResourceServices {
  const own: OwnServices = Object.assign(
    {},
    ...Object.values(modules).map((module: { resources?: OwnServices }) => module.resources),
  );
  const names = Object.keys(resources).filter((key): key is ResourceName => key in resources);
  // Each service is stored under the name of its resource, which the union of all types cannot express.
  return new Map(names.map((name) => [name, (own[name] ?? plainServiceOf(db, name)) as ResourceService<CrudCalls>]));
}

/** The repository of a resource's table. */
export function repositoryOf(db: Database, name: ResourceName) {
  const resource = resources[name];
  const item: z.ZodObject<Record<string, z.ZodType>> = resource.item;
  const { table, id, nameField, orderField } = resource;
  return createCrudRepository(db, { name, table, item, id, nameField, orderField });
}

const plainServiceOf = (db: Database, name: ResourceName) => plainService(repositoryOf(db, name));
