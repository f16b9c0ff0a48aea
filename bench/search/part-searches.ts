import type { partCalls } from '../../src/contract/parts/calls.ts';
import { PartHit } from '../../src/contract/parts/schemas.ts';
import type { Handlers } from '../../src/server/http/serve.ts';
import { Refusal } from '../../src/server/platform/errors.ts';
import { makeContext } from '../../tests/support/server/make-context.ts';
import type { PartQuery } from './queries.ts';
import type { Verdict } from './score.ts';

/** The code that says: the part is known, but this vehicle does not have it. */
const ABSENT = '300341';

/** Searches in the books of three vehicles, by the names of `vehicle`. */
export function judgePartName(
  routes: Pick<Handlers<typeof partCalls>, 'searchPartByNameOrOe'>,
  vehicles: Readonly<Record<string, number>>,
) {
  return async ({ vehicle, query, parts }: PartQuery): Promise<Verdict> => {
    const vehicleId = vehicles[vehicle];
    if (vehicleId === undefined) throw new Error(`no vehicle ${vehicle}`);
    try {
      const hits = PartHit.array().parse(await routes.searchPartByNameOrOe({ vehicleId, text: query }, makeContext()));
      const right = parts.split('/');
      const isRight = ({ part }: PartHit) => right.includes(part.stdPartName) || right.includes(part.oeName);
      return { isFound: hits.some(isRight), isFirst: hits.slice(0, 1).some(isRight) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isAbsent = parts === 'absent' && error.code === ABSENT;
      return { isFound: isAbsent, isFirst: isAbsent };
    }
  };
}
