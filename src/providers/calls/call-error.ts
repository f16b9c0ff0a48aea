import { type Behaviour, behaviourOf } from '../../contract/codes.ts';

export interface PlacedProblem {
  /** From the request's root: data.item.quantity. */
  path: string;
  message: string;
}

/** A call that was answered with another code than success, or (code network or timeout) not answered at all. */
export class CallError extends Error {
  readonly code: string;
  readonly result: unknown;

  constructor(code: string, message: string, result: unknown = null) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.result = result;
  }

  get behaviour(): Behaviour {
    return behaviourOf(this.code);
  }

  /** What is wrong with which field of the request; none unless the server named them. */
  get problems(): readonly PlacedProblem[] {
    return problemsIn(this.result);
  }
}

function problemsIn(result: unknown): readonly PlacedProblem[] {
  if (typeof result !== 'object' || result === null || !('problems' in result) || !Array.isArray(result.problems))
    return [];
  return result.problems.filter(
    (problem): problem is PlacedProblem => typeof problem?.path === 'string' && typeof problem.message === 'string',
  );
}
