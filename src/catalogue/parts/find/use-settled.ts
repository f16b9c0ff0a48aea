import { useEffect, useState } from 'react';

const SETTLE_MS = 250;

/** The value after it has stayed unchanged for `SETTLE_MS`. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
