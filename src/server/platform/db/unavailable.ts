/** An error that callers get as 503, with PostgreSQL's code for a server that is not there for them. */
export function unavailable(message: string): Error {
  return Object.assign(new Error(message), { code: '57P03' });
}
