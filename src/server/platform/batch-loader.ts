interface Gathering<Scope, Value> {
  /** The bound on one question; what comes beyond it in the same turn is asked in a further one. */
  most: number;
  /** Keys are asked together where this is the same. */
  scopeKey(scope: Scope): string;
  /** Answers many keys at once; a key without an answer is missing. */
  ask(keys: readonly string[], scope: Scope): Promise<ReadonlyMap<string, Value>>;
}

interface Waiting<Value> {
  keys: Set<string>;
  answer: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Asks once for everyone who asks in the same turn of the event loop: of a busy process's small questions most of the
 * time goes into sending and receiving each, not into answering it. Whoever asks alone waits no longer.
 */
export function gathered<Scope, Value>({ most, scopeKey, ask }: Gathering<Scope, Value>) {
  const waiting = new Map<string, Waiting<Value>>();
  const begin = (name: string, scope: Scope): Waiting<Value> => {
    const keys = new Set<string>();
    const answer = new Promise<ReadonlyMap<string, Value>>((resolve, reject) => {
      // After all that has arrived from sockets in this turn has been read.
      setImmediate(() => {
        if (waiting.get(name)?.keys === keys) waiting.delete(name);
        ask([...keys], scope).then(resolve, reject);
      });
    });
    const begun = { keys, answer };
    waiting.set(name, begun);
    return begun;
  };
  return async (key: string, scope: Scope): Promise<Value | undefined> => {
    const name = scopeKey(scope);
    const known = waiting.get(name);
    const mine = known !== undefined && known.keys.size < most ? known : begin(name, scope);
    mine.keys.add(key);
    return (await mine.answer).get(key);
  };
}
