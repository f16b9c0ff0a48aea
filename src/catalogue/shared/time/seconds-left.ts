import { useEffect, useState } from 'react';

/** Counts down from what the server said last, second by second. */
export function useSecondsLeft(toldS: number): number {
  const [left, setLeft] = useState(toldS);
  useEffect(() => {
    setLeft(toldS);
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1_000);
    return () => clearInterval(timer);
  }, [toldS]);
  return left;
}

/** 1:05 */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A phone cannot reach the computer by the name that only the computer itself knows. */
export function isOnlyHere(hostname: string): boolean {
  return /(^|\.)localhost$|^127\.|^\[?::1\]?$/.test(hostname);
}
