import { useState } from 'react';
import { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import type { Prospect } from '../../../contract/users/prospect-schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import type { SetUrlState } from '../../../providers/url-state/use-url-state.ts';
import { type ProspectsState, toListBody } from './prospects-state.ts';

/** Prospects that are searched for one that was not opened yet. */
const LOOK_AHEAD = 100;

interface ProspectWork {
  open: (userId: number) => void;
  close: () => void;
  /** Undefined for the first one. */
  openPrevious: (() => void) | undefined;
  openNext: () => void;
}

interface WorkOptions {
  state: ProspectsState;
  setState: SetUrlState<ProspectsState>;
  rows: readonly Prospect[];
  /** No prospect is left. */
  onFinish: () => void;
}

/**
 * Goes through a list that changes meanwhile: a prospect with a new due date moves down. The next one is that of the rows
 * as they were when the first one was opened, then the first of the fresh list that was not opened.
 */
export function useProspectWork({ state, setState, rows, onFinish }: WorkOptions): ProspectWork {
  const [started, setStarted] = useState<readonly number[]>([]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const order = started.length === 0 ? rows.map(({ userId }) => userId) : started;
  const { user } = state;
  const position = user === undefined ? -1 : order.indexOf(user);
  const show = (userId: number | undefined) => {
    if (userId !== undefined) setOpened([...opened, userId]);
    setState({ user: userId }, { isReplacing: true });
  };
  const next = useAction(
    async () => {
      const isNew = (userId: number) => userId !== user && !opened.includes(userId);
      const following = order.slice(position + 1).find(isNew);
      if (following !== undefined) return following;
      const body = { ...toListBody(state), pageNum: 1, pageSize: LOOK_AHEAD };
      const fresh = await request(prospectCalls.prospectList, body);
      return fresh.rows.map(({ userId }) => userId).find(isNew);
    },
    {
      onDone: (found) => {
        show(found);
        if (found === undefined) onFinish();
      },
    },
  );
  const previous = order[position - 1];
  return {
    open(userId) {
      setStarted(rows.map((row) => row.userId));
      setOpened([userId]);
      setState({ user: userId });
    },
    close: () => setState({ user: undefined }),
    openPrevious: position < 1 || previous === undefined ? undefined : () => show(previous),
    openNext: () => void next.run(),
  };
}
