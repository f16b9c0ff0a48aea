import type { DefinitionSource } from '../../../contract/api-services/definition.ts';
import type { Parameter } from '../../../contract/api-services/parameters.ts';
import { upstreamHost } from '../../../contract/settings/upstream-address.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { valueLies } from '../definitions/value-lies.ts';
import { type BreakerState, createCircuitBreaker } from './circuit-breaker.ts';
import { fromUpstream, toUpstreamBody } from './field-mapping.ts';
import { internet, type NetworkDoors } from './guarded-post.ts';
import { sendToUpstream, type UpstreamAnswer } from './send-to-upstream.ts';
import { UpstreamFailure } from './upstream-failure.ts';

type UpstreamSource = Extract<DefinitionSource, { kind: 'upstream' }>;

/** What an upstream is asked for, and how its answer becomes ours. */
export interface UpstreamCall {
  source: UpstreamSource;
  /** The trees of the definition. */
  body: readonly Parameter[];
  response: readonly Parameter[];
}

export interface Upstreams {
  /** Null: the upstream has nothing. @throws Refusal 301114; UpstreamFailure */
  call(call: UpstreamCall, body: unknown): Promise<unknown>;
  /** One call for the staff, past the breaker. @throws Refusal 301114; UpstreamFailure */
  try(source: UpstreamSource, body: string): Promise<UpstreamAnswer & { address: string }>;
  breakerOf(adapterId: number): BreakerState;
}

interface Dependencies {
  db: Database;
  /** Hosts that adapters may name: checked again at every call. */
  allowedHosts: readonly string[];
  network?: NetworkDoors;
  /** Replaced in tests: adapters have https addresses on the usual port. */
  send?: typeof sendToUpstream;
}

export function createUpstreams(dependencies: Dependencies): Upstreams {
  const { db, allowedHosts, network = internet, send = sendToUpstream } = dependencies;
  const breaker = createCircuitBreaker({ onOpen: () => new UpstreamFailure('breaker') });

  /** @throws Refusal 301114 unless the adapter is an upstream that is on and whose host is listed */
  async function targetOf({ adapterId, path }: UpstreamSource) {
    const adapter = await db.sql
      .selectFrom('apiAdapter')
      .select(['baseUrl', 'timeoutMs'])
      .where('adapterId', '=', adapterId)
      .where('kind', '=', 'upstream')
      .where('isOn', '=', true)
      .executeTakeFirst();
    const baseUrl = adapter?.baseUrl ?? '';
    const isAllowed = allowedHosts.includes(upstreamHost(baseUrl) ?? '');
    if (adapter === undefined || !isAllowed || leavesBase(path)) throw new Refusal('301114');
    return { url: new URL(`${baseUrl.replace(/\/+$/, '')}${path}`), timeoutMs: adapter.timeoutMs };
  }

  return {
    async call({ source, body: fields, response }, body) {
      const target = await targetOf(source);
      const sent = JSON.stringify(toUpstreamBody(body, fields, source.requestMapping));
      const answer = await breaker.run(source.adapterId, async () => {
        const { value } = await send({ ...target, body: sent }, network);
        const result = fromUpstream(value, response, source.responseMapping);
        if (isEmpty(result)) return null;
        if (valueLies('response', result, response).length > 0) throw new UpstreamFailure('mismatch');
        return result;
      });
      return answer;
    },
    async try(source, body) {
      const target = await targetOf(source);
      const answer = await send({ ...target, body }, network);
      return { ...answer, address: target.url.href };
    },
    breakerOf: (adapterId) => breaker.state(adapterId),
  };
}

/** A path with `..` would leave the adapter's address. */
const leavesBase = (path: string) => path.split('/').some((segment) => segment === '.' || segment === '..');

/** Nothing in any of its fields. */
function isEmpty(result: unknown): boolean {
  return Object.values(Object(result)).every(
    (value) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
  );
}
