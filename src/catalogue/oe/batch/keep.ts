import { BatchOe } from '../../../contract/oe/schemas.ts';
import { session } from '../../../providers/session/session.ts';
import { type Job, newJob, Order } from './job.ts';
import type { BatchKeep } from './runner.ts';

const ORDER = 'epc.batch.order';
const ANSWER = 'epc.batch.answer.';

/** Keeps a batch in this tab over a reload, chunk by chunk, for as long as the same user is signed in. */
export const tabKeep: BatchKeep = {
  read() {
    const order = read(ORDER, (value) => Order.safeParse(value).data);
    if (order === undefined) return null;
    const job = newJob(order);
    const answers = job.answers.map((_none, index) =>
      read(`${ANSWER}${index}`, (value) => BatchOe.safeParse(value).data),
    );
    return { ...job, answers, state: answers.includes(undefined) ? 'stopped' : 'done' } satisfies Job;
  },
  begin(order) {
    this.clear();
    return write(ORDER, order);
  },
  answer: (index, answer) => write(`${ANSWER}${index}`, answer),
  clear() {
    const own = Object.keys(sessionStorage).filter((key) => key === ORDER || key.startsWith(ANSWER));
    for (const key of own) sessionStorage.removeItem(key);
  },
};

let userId = session.get()?.user.id;

/** Calls when someone else has signed in: what one user looked up is nobody else's. */
export function onOtherUser(listener: () => void): void {
  session.watch(() => {
    const now = session.get()?.user.id;
    if (now === userId) return;
    userId = now;
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

/** False where the browser has no room. */
function write(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
