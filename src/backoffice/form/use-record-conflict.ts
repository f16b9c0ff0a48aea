import { useState } from 'react';
import { needsMessage } from '../../providers/calls/handle-call-error.ts';
import { useErrorMessage } from '../../providers/calls/use-error-message.ts';
import { notify } from '../../providers/notification.ts';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import type { Conflict, ServerSide } from './conflict.ts';
import { loadPartConflicts } from './part-conflict.ts';

/** The conflict of a form whose record someone else saved after it was loaded, with the links that both may have changed. */
export function useRecordConflict(resource: Resource) {
  const messages = useMessages();
  const messageOf = useErrorMessage();
  const [conflict, setConflict] = useState<Conflict>();
  async function showConflict(found: ServerSide, { original, mine }: { original: Row; mine: Row }) {
    const recordId = Number(found.theirs[resource.crud.id]);
    try {
      const parts = await loadPartConflicts(resource.form, mine, { recordId, messages });
      setConflict({ ...found, original, mine, parts });
    } catch (error) {
      if (needsMessage(error)) notify('error', messageOf(error));
    }
  }
  return { conflict, showConflict, dismissConflict: () => setConflict(undefined) };
}
