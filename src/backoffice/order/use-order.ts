import { useState } from 'react';
import type { AnyCall } from '../../contract/call.ts';
import { CallError } from '../../providers/calls/call-error.ts';
import { useAction } from '../../providers/calls/use-action.ts';
import { useMessages } from '../messages.ts';
import type { OrderItem } from './order-list.tsx';
import { reapplyMoves } from './reapply-moves.ts';

interface OrderSource {
  /** The saved order. */
  saved: readonly OrderItem[];
  save: (items: readonly OrderItem[]) => Promise<unknown>;
  /** The saved order as it is now. */
  reload: () => Promise<readonly OrderItem[]>;
  onDone: () => void;
  changes?: readonly AnyCall[];
}

/**
 * An order with its unsaved moves. If someone else has saved another one meanwhile, the moves are made again in theirs
 * and stay unsaved, with a notice.
 */
export function useOrder({ saved, save, reload, onDone, changes = [] }: OrderSource) {
  const { t } = useMessages();
  const [changed, setChanged] = useState<{ before: readonly OrderItem[]; items: readonly OrderItem[] }>();
  const [notice, setNotice] = useState('');
  const saving = useAction(save, {
    done: () => t('order.saved'),
    onDone,
    changes,
    isErrorInForm: true,
    onError: (error) => {
      if (!(error instanceof CallError) || error.code !== '900410') return false;
      void reapply();
      return true;
    },
  });
  async function reapply() {
    if (changed === undefined) return;
    const theirs = await reload();
    const items = reapplyMoves(theirs, changed.before, changed.items);
    setChanged(items === undefined ? undefined : { before: theirs, items });
    setNotice(t(items === undefined ? 'order.conflict' : 'order.reapplied'));
  }
  return {
    items: changed?.items ?? saved,
    isChanged: changed !== undefined,
    /** Says which moves were kept after someone else saved first; empty if there was no conflict. */
    notice,
    isBusy: saving.isBusy,
    errorMessage: saving.errorMessage,
    change: (items: readonly OrderItem[]) => setChanged({ before: changed?.before ?? saved, items }),
    save: () => changed !== undefined && void saving.run(changed.items),
  };
}
