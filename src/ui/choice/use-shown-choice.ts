import { useState } from 'react';

/** Shows a choice at once and until its value has changed: in the URL that can take a moment on a slow machine. */
export function useShownChoice<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void] {
  const [choice, setChoice] = useState({ from: value, to: value });
  if (choice.from !== value) setChoice({ from: value, to: value });
  const choose = (to: Value) => {
    setChoice({ from: value, to });
    onChange(to);
  };
  return [choice.from === value ? choice.to : value, choose];
}
