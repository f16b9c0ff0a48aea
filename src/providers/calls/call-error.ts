import { type Behaviour, behaviourOf } from '../../contract/codes.ts';

export interface FieldProblem {
  /** Path in the request: data.item.quantity. */
  path: string;
  message: string;
}

/** A response with another code than success; the codes `network` and `timeout` mean that there was no response. */
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

  /** There was no response: the call may or may not have reached the server. */
  get isUnanswered(): boolean {
    return this.code === 'network' || this.code === 'timeout';
  }

  /** Seconds until the call may be repeated, if the server named them. */
  get retryAfterS(): number | undefined {
    const { retryAfterS } = Object(this.result);
    return typeof retryAfterS === 'number' ? retryAfterS : undefined;
  }

  /** Problems of single fields, if the server named them. */
  get problems(): readonly FieldProblem[] {
    return problemsIn(this.result);
  }
}

function problemsIn(result: unknown): readonly FieldProblem[] {
  if (typeof result !== 'object' || result === null || !('problems' in result) || !Array.isArray(result.problems))
    return [];
  return result.problems.filter(
    (problem): problem is FieldProblem => typeof problem?.path === 'string' && typeof problem.message === 'string',
  );
}
