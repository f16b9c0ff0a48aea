import { useCan } from '@refinedev/core';
import type { Resource } from './resource.ts';

/** What the signed-in user may do with a resource; nothing until it is known. */
export function useMay({ name }: Resource) {
  const create = useCan({ resource: name, action: 'create' });
  const edit = useCan({ resource: name, action: 'edit' });
  const remove = useCan({ resource: name, action: 'delete' });
  return {
    mayAdd: create.data?.can ?? false,
    mayEdit: edit.data?.can ?? false,
    mayDelete: remove.data?.can ?? false,
  };
}
