import { BatchOe } from '../../../contract/oe/schemas.ts';
import { session } from '../../../providers/session/session.ts';
import { BatchRequest, createJob, type Job } from './job.ts';
import type { BatchStorage } from './runner.ts';

const REQUEST_KEY = 'epc.batch.order';
const RESULT_KEY = 'epc.batch.answer.';

/** Stores a batch in this tab, one item per chunk, so that it survives a reload. */
export const tabStorage: BatchStorage = {
  read() {
    const request = read(REQUEST_KEY, (value) => BatchRequest.safeParse(value).data);
    if (request === undefined) return null;
    const job = createJob(request);
    const results = job.results.map((_none, index) =>
      read(`${RESULT_KEY}${index}`, (value) => BatchOe.safeParse(value).data),
    );
    return { ...job, results, state: results.includes(undefined) ? 'stopped' : 'done' } satisfies Job;
  },
  saveRequest(request) {
    this.clear();
    return write(REQUEST_KEY, request);
  },
  saveResult: (index, result) => write(`${RESULT_KEY}${index}`, result),
  clear() {
    const keys = Object.keys(sessionStorage).filter((key) => key === REQUEST_KEY || key.startsWith(RESULT_KEY));
    for (const key of keys) sessionStorage.removeItem(key);
  },
};

let userId = session.get()?.user.id;

/** Calls the listener when another user has signed in: results must not be visible to other users. */
export function onUserChange(listener: () => void): void {
  session.watch(() => {
    const current = session.get()?.user.id;
    if (current === userId) return;
    userId = current;
    listener();
  });
}

function read<Value>(key: string, parse: (value: unknown) => Value | undefined): Value | undefined {
  try {
    return parse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** False if the browser's storage is full. */
function write(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
