/** What the log may say of an error, beside its name, message and stack: nothing that a row or a request held. */
const TOLD = ['code', 'severity', 'routine', 'schema', 'table', 'column', 'dataType', 'constraint', 'query'] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [told: string]: unknown;
}

/**
 * An error as the log has it. The database drivers hang the values of the statement (`params`) and the row that failed
 * (`detail`) onto theirs: VINs, telephone numbers, hashes, keys of sessions. Those stay out.
 */
export function loggable(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack, cause } = error;
  const told = new Map(Object.entries(error));
  const rest = TOLD.flatMap((key) => (told.has(key) ? [[key, told.get(key)]] : []));
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...Object.fromEntries(rest),
    ...(cause === undefined ? {} : { cause: loggable(cause) }),
  };
}
