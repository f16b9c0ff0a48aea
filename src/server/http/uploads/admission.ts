import type { RequestContext } from '../request-context.ts';

/** Runs before the body of an upload is read. @throws Refusal for a ticket or a caller that may not upload */
type Admit = (upload: { ticket: string; context: RequestContext }) => Promise<void>;

interface Admitting {
  admit: Admit;
}

/** Marks the handler of an upload with what has to be checked before its body is read. */
export function withAdmission<Handle extends object>(admit: Admit, handle: Handle): Handle & Admitting {
  return Object.assign(handle, { admit });
}

export function hasAdmission(handler: object): handler is Admitting {
  return 'admit' in handler;
}
