import { type RefObject, useEffect } from 'react';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';

/** Takes over what was typed into the server's page before the scripts had loaded. */
export function useEarlyInput<Name extends string>(
  form: RefObject<HTMLFormElement>,
  values: Readonly<Record<Name, string>>,
  set: (name: Name, value: string) => void,
): void {
  const takeOver = useStableCallback(() => {
    for (const name in values) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value !== values[name]) set(name, input.value);
    }
  });
  useEffect(takeOver, [takeOver]);
}
