import type { Definition } from '../../../contract/api-services/definition.ts';
import { Refusal, validate } from '../../platform/errors.ts';
import { valueLies } from '../definitions/value-lies.ts';
import type { ApiCaller } from '../operations/api-operation.ts';
import type { Operations } from '../operations/operations.ts';
import { UpstreamFailure } from '../upstreams/upstream-failure.ts';
import type { UpstreamCall, Upstreams } from '../upstreams/upstreams.ts';

/** What a source has answered. */
export interface SourceAnswer {
  /** Null: nothing was found. */
  result: unknown;
  /** What the charge rule `item` counts; 0 if nothing was found. */
  items: number;
}

/**
 * Gets the data of an interface. Only `source`, `body` and `response` of the definition are used.
 * @throws Refusal 900400 with each problem of the body, a code of the definition, or 301114 to 301116 for an upstream
 */
export type RunSource = (definition: Definition, body: unknown, caller: ApiCaller) => Promise<SourceAnswer>;

interface Dependencies {
  operations: Operations;
  upstreams: Upstreams;
}

export function createRunSource({ operations, upstreams }: Dependencies): RunSource {
  return async ({ source, body: fields, response }, body, caller) => {
    if (source.kind === 'upstream') return callUpstream(upstreams, { source, body: fields, response }, body);
    const operation = operations.get(source.operation);
    if (operation === undefined) throw new Refusal('301110');
    const result = await operation.run(validate(operation.body, body), caller).catch(fromTheBody);
    return { result, items: result === null ? 0 : (operation.countItems?.(result) ?? 1) };
  };
}

/** An upstream has no schema of its own: the body is compared with the definition. */
async function callUpstream(upstreams: Upstreams, call: UpstreamCall, body: unknown): Promise<SourceAnswer> {
  const problems = valueLies('', body, call.body).map((lie) => ({ ...lie, path: lie.path.replace(/^\./, '') }));
  if (problems.length > 0) throw new Refusal('900400', { problems });
  const result = await upstreams.call(call, body).catch((error: unknown) => {
    throw error instanceof UpstreamFailure ? error.toRefusal() : error;
  });
  return { result, items: result === null ? 0 : 1 };
}

/** The catalogue's handlers name fields from `data`; callers of interfaces send the body itself. */
function fromTheBody(error: unknown): never {
  if (!(error instanceof Refusal) || error.details.problems === undefined) throw error;
  const problems = error.details.problems.map(({ path, ...texts }) => ({
    ...texts,
    path: path.replace(/^data\.?/, ''),
  }));
  throw new Refusal(error.code, { ...error.details, problems });
}
