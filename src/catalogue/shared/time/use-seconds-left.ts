import { useEffect, useState } from 'react';

/** Counts down from `seconds`, the server's latest value, to zero. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    const timer = setInterval(() => setLeft((current) => Math.max(0, current - 1)), 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

/** Minutes and seconds: 1:05. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
