import { useCan } from '@refinedev/core';
import type { Resource } from './resource.ts';

/** What the user can do with a resource; all false while loading. */
export function usePermissions({ name }: Resource) {
  const create = useCan({ resource: name, action: 'create' });
  const edit = useCan({ resource: name, action: 'edit' });
  const remove = useCan({ resource: name, action: 'delete' });
  return {
    canAdd: create.data?.can ?? false,
    canEdit: edit.data?.can ?? false,
    canDelete: remove.data?.can ?? false,
  };
}
