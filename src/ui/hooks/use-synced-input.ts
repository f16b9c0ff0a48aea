import { useState } from 'react';

/**
 * The value of an input whose submitted value lives elsewhere, such as in the URL: edited freely, and reset when the given
 * value changes, without remounting, which would lose the focus. `key` identifies a given value.
 */
export function useSyncedInput<Value>(given: Value, key: string = String(given)): [Value, (typed: Value) => void] {
  const [typed, setTyped] = useState({ value: given, key });
  if (typed.key !== key) setTyped({ value: given, key });
  return [typed.key === key ? typed.value : given, (value) => setTyped({ value, key })];
}
