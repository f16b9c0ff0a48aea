import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Database, Prepared } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { meterCoveredCalls } from './meter-covered-calls.ts';
import type { Metered, MeteredCall } from './metered-call.ts';

const BATCH_MAX = 64;
/** Beyond these the database cannot follow, and calls are refused before they run. */
const WAITING_MAX = 2_000;
/** A statement whose outcome is unknown is repeated: api_meter meters no call twice. */
const RETRIES_MS = [50, 200, 600];

const meterCalls: Prepared<{ outcomes: Record<string, Metered> }> = {
  name: 'meter-api-calls',
  text: 'select api_meter($1::jsonb, $2::boolean) as outcomes',
};

interface Waiting {
  call: MeteredCall;
  resolve(metered: Metered): void;
  reject(error: unknown): void;
}

export interface Meter {
  /** Charges, logs and counts a call; resolves when this has committed. */
  record(call: MeteredCall): Promise<Metered>;
  /** @throws Refusal 900503 while too many calls wait */
  refuseOverload(): void;
  /** Resolves when nothing waits any more. */
  drain(): Promise<void>;
}

/** Meters the calls that end at the same time in one statement: one commit for all of them. */
export function createMeter(db: Database): Meter {
  const waiting: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await meterWithRetries(
        db,
        batch.map(({ call }) => call),
      );
      for (const { call, resolve, reject } of batch) {
        const metered = outcomes[call.requestId];
        if (metered === undefined) reject(new Error(`call ${call.requestId} was not metered`));
        else resolve(metered);
      }
    } catch (error) {
      // A call that the database cannot store must not fail the others.
      if (batch.length > 1 && !isOutcomeUnknown(error)) for (const one of batch) await runBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  /**
   * One statement at a time: while it runs, the next batch fills. A second one would wait for the same customer's lock. Begins
   * after everything that has arrived in this turn of the event loop: answers of one look-up come together.
   */
  function start(): void {
    if (running !== undefined || waiting.length === 0) return;
    running = nextTurn()
      .then(() => runBatch(waiting.splice(0, BATCH_MAX)))
      .finally(() => {
        running = undefined;
        start();
      });
  }

  return {
    record: (call) =>
      new Promise((resolve, reject) => {
        waiting.push({ call, resolve, reject });
        start();
      }),
    refuseOverload() {
      if (waiting.length >= WAITING_MAX) throw new Refusal('900503');
    },
    async drain() {
      while (running !== undefined) await running;
    },
  };
}

async function meterWithRetries(db: Database, calls: readonly MeteredCall[]): Promise<Record<string, Metered>> {
  let isRepeated = false;
  const meter = async () => outcomesOf(await db.run(meterCalls, [JSON.stringify(calls), isRepeated]));
  for (const delayMs of RETRIES_MS) {
    try {
      // One whose outcome is unknown is repeated by api_meter, which knows what is metered.
      const covered = isRepeated ? undefined : await meterCoveredCalls(db, calls);
      return covered ?? (await meter());
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      isRepeated = true;
      await wait(delayMs);
    }
  }
  return meter();
}

function outcomesOf([row]: { outcomes: Record<string, Metered> }[]): Record<string, Metered> {
  return row?.outcomes ?? {};
}

/** The connection broke or the statement took too long: it may have committed. Conflicts of transactions are repeated too. */
function isOutcomeUnknown(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !/^(2[0-9A-F]|3|42|P0|XX)/.test(code);
}
