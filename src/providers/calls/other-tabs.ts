import { useEffect } from 'react';
import type { AnyCall } from '../../contract/call.ts';
import { queryClient } from './query-client.ts';

/** Carries the names of operations only; every tab reads the results itself. */
const CHANNEL = 'epc.changes';

let sender: BroadcastChannel | null = null;

/** Tells the browser's other tabs that the results of these calls have changed. */
export function announceChanges(calls: readonly AnyCall[]): void {
  if (calls.length === 0 || typeof BroadcastChannel === 'undefined') return;
  sender ??= new BroadcastChannel(CHANNEL);
  sender.postMessage(calls.map(({ operation }) => operation));
}

/** Refetches these calls when another tab announces that their results have changed. */
export function useFollowedChanges(calls: readonly AnyCall[]): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!Array.isArray(data)) return;
      for (const { operation } of calls) {
        // Several components of a screen may follow a call: the first one's request serves all.
        if (data.includes(operation)) void queryClient.invalidateQueries([operation], {}, { cancelRefetch: false });
      }
    };
    return () => channel.close();
  }, [calls]);
}
