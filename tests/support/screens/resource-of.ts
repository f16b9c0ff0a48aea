import type { Resource } from '../../../src/backoffice/resource.ts';
import { resourceList } from '../../../src/backoffice/resource-list.ts';
import type { ResourceName } from '../../../src/contract/all-calls.ts';

/** The back office's resource with this name. */
export function resourceOf(name: ResourceName): Resource {
  const found = resourceList.find((resource) => resource.name === name);
  if (found === undefined) throw new Error(`no resource ${name}`);
  return found;
}
