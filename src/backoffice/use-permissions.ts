import { useCan } from '@refinedev/core';
import type { Resource } from './resource.ts';

/** What the user can do with a resource that has the verb; all false while loading. */
export function usePermissions({ name, crud }: Resource) {
  const create = useCan({ resource: name, action: 'create' });
  const edit = useCan({ resource: name, action: 'edit' });
  const remove = useCan({ resource: name, action: 'delete' });
  return {
    canAdd: crud.verbs.includes('add') && create.data?.can === true,
    canEdit: edit.data?.can ?? false,
    canDelete: crud.verbs.includes('delete') && remove.data?.can === true,
  };
}
