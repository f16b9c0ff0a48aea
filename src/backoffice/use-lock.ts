import { session } from '../providers/session/session.ts';
import { useStore } from '../providers/store.ts';
import { useMessages } from './messages.ts';
import type { Resource, Row } from './resource.ts';

/** Returns why this user cannot change a record, as text. */
export function useLock(resource: Resource): (row: Row) => string | undefined {
  const { t } = useMessages();
  const user = useStore(session)?.user;
  return (row) => {
    const key = user === undefined ? undefined : resource.lockOf?.(row, user);
    return key === undefined ? undefined : t(`${resource.name}:locked.${key}`);
  };
}
