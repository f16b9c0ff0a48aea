import { resources } from '../../contract/all-calls.ts';
import type { ApiAdapter } from '../../contract/settings/resources.ts';
import { upstreamHost } from '../../contract/settings/upstream-address.ts';
import { plainService, type ResourceService } from '../http/resources/resource-service.ts';
import type { Database } from '../platform/db/database.ts';
import { Refusal } from '../platform/errors.ts';
import { createCrudRepository } from '../platform/records/crud-repository.ts';

type Source = Pick<ApiAdapter, 'kind' | 'baseUrl'>;

/** The plain resource, with a check of where the data comes from. */
export function apiAdapterService(
  db: Database,
  allowedHosts: readonly string[],
): ResourceService<typeof resources.apiAdapter> {
  const { table, item, nameField } = resources.apiAdapter;
  const repository = createCrudRepository(db, { name: 'apiAdapter', table, item, id: 'adapterId', nameField });
  return {
    ...plainService(repository),
    async add(change, values) {
      refuseSource(values, allowedHosts);
      return repository.add(change, values);
    },
    async edit(change, edit) {
      const before = await repository.get(edit.id, change.sql);
      const { kind = before.kind, baseUrl = before.baseUrl } = edit.values;
      refuseSource({ kind, baseUrl }, allowedHosts);
      return repository.edit(change, edit);
    },
  };
}

/**
 * The form of an address is part of the schema; that a host is public is checked again whenever it is called.
 * @throws Refusal 300261 for an upstream without an address or a catalogue with one, 300262 for a host that is not listed
 */
function refuseSource({ kind, baseUrl }: Partial<Source>, allowedHosts: readonly string[]): void {
  if ((kind === 'upstream') !== (typeof baseUrl === 'string')) throw new Refusal('300261');
  if (typeof baseUrl !== 'string') return;
  if (!allowedHosts.includes(upstreamHost(baseUrl) ?? '')) throw new Refusal('300262');
}
