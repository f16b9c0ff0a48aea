/** Properties that are logged beside name, message and stack: none holds data of a row or a request. */
const LOGGED_PROPERTIES = [
  'code',
  'severity',
  'routine',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'query',
] as const;

interface SerializedError {
  type: string;
  message: string;
  stack: string;
  [property: string]: unknown;
}

/**
 * Serializes an error for the log. Database drivers attach the values of the statement (`params`) and the failed row
 * (`detail`): VINs, phone numbers, hashes, session keys. Those are left out.
 */
export function serializeError(error: unknown): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack, cause } = error;
  const properties = new Map(Object.entries(error));
  const rest = LOGGED_PROPERTIES.flatMap((key) => (properties.has(key) ? [[key, properties.get(key)]] : []));
  return {
    type: name,
    message,
    stack: stack ?? '',
    ...Object.fromEntries(rest),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}
