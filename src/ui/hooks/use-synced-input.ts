import { useState } from 'react';

/**
 * What stands in a field that is sent off, and comes back from elsewhere, such as the URL: typed freely, and set to what
 * is given whenever that changes. A form that were drawn anew for it would lose the focus. `mark` tells one given value
 * from another.
 */
export function useSyncedInput<Value>(given: Value, mark: string = String(given)): [Value, (typed: Value) => void] {
  const [typed, setTyped] = useState({ value: given, mark });
  if (typed.mark !== mark) setTyped({ value: given, mark });
  return [typed.mark === mark ? typed.value : given, (value) => setTyped({ value, mark })];
}
