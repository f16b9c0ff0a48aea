import { useCallback, useEffect, useState } from 'react';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import type { PictureReading, TicketState } from '../../contract/pictures/schemas.ts';
import { request } from '../../providers/calls/client.ts';
import { useStableCallback } from '../../ui/hooks/use-stable-callback.ts';

const POLL_INTERVAL_MS = 1_500;

export interface PhoneTicket {
  id: string;
  url: string;
  svg: string;
  state: TicketState;
  expiresInS: number;
  problem: string | null;
  /** The last poll failed; polling goes on. */
  isOffline: boolean;
}

interface PhoneCodeState {
  ticket: PhoneTicket | null;
  error: unknown;
  renew: () => void;
}

/** Makes a code for the phone and polls its state until the picture is read or the code expires. */
export function usePhoneCode(onRead: (reading: PictureReading) => void): PhoneCodeState {
  const [ticket, setTicket] = useState<PhoneTicket | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const reportReading = useStableCallback(onRead);
  // Without `attempt`, `renew` would make no new code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is only the trigger
  useEffect(() => {
    const controller = new AbortController();
    setTicket(null);
    setError(null);
    request(pictureCalls.makeQrCode, {}, controller.signal).then(
      (created) => setTicket({ ...created, state: 'waiting', problem: null, isOffline: false }),
      (reason) => !controller.signal.aborted && setError(reason),
    );
    return () => controller.abort();
  }, [attempt]);

  const id = ticket?.id;
  const isOver = ticket !== null && (ticket.state === 'expired' || ticket.state === 'used' || ticket.state === 'read');
  useEffect(() => {
    if (id === undefined || isOver) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const answer = await request(pictureCalls.checkQrCode, { id }, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      if (answer?.reading) return reportReading(answer.reading);
      setTicket(
        (current) =>
          current && (answer === null ? { ...current, isOffline: true } : { ...current, ...answer, isOffline: false }),
      );
      timer = setTimeout(poll, POLL_INTERVAL_MS);
    };
    timer = setTimeout(poll, POLL_INTERVAL_MS);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, isOver, reportReading]);
  return { ticket, error, renew: useCallback(() => setAttempt((count) => count + 1), []) };
}
