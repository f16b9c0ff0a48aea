import { setTimeout as wait } from 'node:timers/promises';
import { partCalls } from '../src/contract/parts/calls.ts';
import { type Asking, askPort, type Heard } from '../tests/support/many-callers.ts';
import type { Market } from './market.ts';
import { pagesOf } from './pages.ts';
import type { Figures } from './print-table.ts';
import { startServer } from './server-process.ts';

const CALLERS = 1_200;
const CROWDS = 5;
/** Those who were turned away are told to come again after two. */
const BETWEEN_MS = 3_000;

interface Crowd {
  letIn: number[];
  turnedAway: number[];
  /** Of the question whether the process lives, asked after all the others. */
  aliveMs: number;
}

/** How long those who are let in wait for their answer, and those who are turned away for theirs, where all ask at once. */
export async function measureCrowd({ db, url, token }: Market): Promise<Figures> {
  const pages = await pagesOf(db, CALLERS);
  const asked = pages.map(
    (data): Asking => ({
      path: partCalls.getTreeNodePartData.path,
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ data }),
    }),
  );
  const server = await startServer({ DATABASE_URL: url });
  const port = Number(new URL(server.origin).port);
  try {
    // The first calls of a process are its slowest: plans, compiled code, connections.
    for (let from = 0; from < asked.length; from += 40) await askPort(port, asked.slice(from, from + 40));
    const crowds: Crowd[] = [];
    while (crowds.length < CROWDS) {
      await wait(BETWEEN_MS);
      crowds.push(crowdOf(await askPort(port, [...asked, { path: '/healthz', headers: {}, body: '' }])));
    }
    return figuresOf(crowds);
  } finally {
    await server.stop();
  }
}

function crowdOf(heard: Heard[]): Crowd {
  const aliveMs = heard.pop()?.afterMs ?? Number.NaN;
  const after = (wanted: number) => heard.filter(({ status }) => status === wanted).map(({ afterMs }) => afterMs);
  const [letIn, turnedAway] = [after(200), after(503)];
  const odd = heard.find(({ status }) => status !== 200 && status !== 503);
  if (odd !== undefined) throw new Error(`neither answered nor turned away: ${odd.headers} ${odd.body}`);
  return { letIn, turnedAway, aliveMs };
}

function figuresOf(crowds: readonly Crowd[]): Figures {
  const over = (figure: (crowd: Crowd) => number) => Math.round(share(crowds.map(figure), 0.5));
  return {
    'let in': over(({ letIn }) => letIn.length),
    'let in, answered after, half, ms': over(({ letIn }) => share(letIn, 0.5)),
    'let in, answered after, all, ms': over(({ letIn }) => share(letIn, 1)),
    'turned away': over(({ turnedAway }) => turnedAway.length),
    'turned away, told after, half, ms': over(({ turnedAway }) => share(turnedAway, 0.5)),
    'turned away, told after, all, ms': over(({ turnedAway }) => share(turnedAway, 1)),
    'asked whether it lives, answered after, ms': over(({ aliveMs }) => aliveMs),
  };
}

/** What so large a share of them is no larger than; 0 where there are none. */
function share(numbers: readonly number[], of: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * of) - 1)] ?? 0;
}
