import type { Database, Prepared } from '../../platform/db/database.ts';
import type { Metered, MeteredCall } from './metered-call.ts';
import { addUp, LIMITED_STATUS, sumCalls } from './sum-calls.ts';

const meterCovered: Prepared<{ remaining: number[] | null }> = {
  name: 'meter-covered-api-calls',
  text: 'select api_meter_covered($1::jsonb, $2::text, $3::jsonb, $4::jsonb, $5::jsonb) as remaining',
};

/**
 * Meters calls in the quick way of most batches: no idempotency keys, and one grant pays for each customer and interface.
 * @returns undefined if the batch is not like that; nothing has been written then
 */
export async function meterCoveredCalls(
  db: Database,
  calls: readonly MeteredCall[],
): Promise<Record<string, Metered> | undefined> {
  if (calls.some(({ claim }) => claim !== undefined)) return undefined;
  const logged = calls.filter(({ status }) => status !== LIMITED_STATUS);
  const sums = sumCalls(calls);
  const [row] = await db.run(meterCovered, [
    JSON.stringify(logged.map(columnsOf)),
    // JSON has no line break within.
    logged.map(({ body, answer }) => `${body}\n${answer}`).join('\n'),
    JSON.stringify(sums),
    JSON.stringify(addUp(sums, 'userId')),
    JSON.stringify(addUp(sums, 'code')),
  ]);
  const remaining = row?.remaining;
  if (remaining === undefined || remaining === null) return undefined;
  const units = new Map(sums.map(({ userId, code }, index) => [`${userId} ${code}`, remaining[index] ?? 0]));
  return outcomesOf(calls, units);
}

/** Without the texts, which would be quoted twice within JSON. */
const columnsOf = (call: MeteredCall) => ({
  requestId: call.requestId,
  userId: call.userId,
  keyId: call.keyId,
  code: call.code,
  version: call.version,
  mode: call.mode,
  transport: call.transport,
  status: call.status,
  resultCode: call.resultCode,
  units: call.units,
  reason: call.reason,
  ms: call.ms,
  address: call.address,
  isBodyCut: call.isBodyCut,
  isAnswerCut: call.isAnswerCut,
});

/** In the order of the calls: what is left after one is what the later ones took and left. */
function outcomesOf(calls: readonly MeteredCall[], unitsLeft: Map<string, number>): Record<string, Metered> {
  const outcomes: Record<string, Metered> = {};
  for (const { requestId, userId, code, units } of [...calls].reverse()) {
    const subject = `${userId} ${code}`;
    const remaining = unitsLeft.get(subject) ?? 0;
    outcomes[requestId] = { outcome: 'metered', remaining };
    unitsLeft.set(subject, remaining + units);
  }
  return outcomes;
}
