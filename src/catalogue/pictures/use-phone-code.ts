import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureCalls } from '../../contract/pictures/calls.ts';
import type { PictureReading, TicketState } from '../../contract/pictures/schemas.ts';
import { request } from '../../providers/client.ts';

const EVERY_MS = 1_500;

export interface PhoneTicket {
  id: string;
  url: string;
  svg: string;
  state: TicketState;
  expiresInS: number;
  problem: string | null;
  /** The last look got no answer; the next one is under way. */
  isOffline: boolean;
}

interface PhoneCodeState {
  ticket: PhoneTicket | null;
  error: unknown;
  renew: () => void;
}

/** A code for the phone and how far the phone is, looked up until the picture is read or the time is up. */
export function usePhoneCode(onRead: (reading: PictureReading) => void): PhoneCodeState {
  const [ticket, setTicket] = useState<PhoneTicket | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const told = useRef(onRead);
  told.current = onRead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn makes a new code
  useEffect(() => {
    const mine = new AbortController();
    setTicket(null);
    setError(null);
    request(pictureCalls.makeQrCode, {}, mine.signal).then(
      (made) => setTicket({ ...made, state: 'waiting', problem: null, isOffline: false }),
      (problem) => !mine.signal.aborted && setError(problem),
    );
    return () => mine.abort();
  }, [turn]);

  const id = ticket?.id;
  const isOver = ticket !== null && (ticket.state === 'expired' || ticket.state === 'used' || ticket.state === 'read');
  useEffect(() => {
    if (id === undefined || isOver) return;
    const mine = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const answer = await request(pictureCalls.checkQrCode, { id }, mine.signal).catch(() => null);
      if (mine.signal.aborted) return;
      if (answer?.reading) return told.current(answer.reading);
      setTicket(
        (now) => now && (answer === null ? { ...now, isOffline: true } : { ...now, ...answer, isOffline: false }),
      );
      timer = setTimeout(look, EVERY_MS);
    };
    timer = setTimeout(look, EVERY_MS);
    return () => {
      mine.abort();
      clearTimeout(timer);
    };
  }, [id, isOver]);
  return { ticket, error, renew: useCallback(() => setTurn((now) => now + 1), []) };
}
