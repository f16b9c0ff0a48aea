import type { breakerStates } from '../../../contract/api-services/interfaces/document-schemas.ts';

export type BreakerState = (typeof breakerStates)[number];

/** Failures in a row that open the breaker, and how long it stays open. */
export const FAILURES_TO_OPEN = 5;
export const OPEN_MS = 30_000;

export interface CircuitBreaker {
  state(key: number): BreakerState;
  /** @throws what `onOpen` makes, without running the work; else what the work throws */
  run<Result>(key: number, work: () => Promise<Result>): Promise<Result>;
}

interface Options {
  onOpen(): Error;
  /** Milliseconds on a monotonic clock. */
  now?: () => number;
}

/**
 * Spares an upstream that fails, and callers the wait for it. After some failures in a row calls are refused at once; when the
 * time is over one call tries again, and its outcome decides. Each node has its own.
 */
export function createCircuitBreaker({ onOpen, now = () => performance.now() }: Options): CircuitBreaker {
  const circuits = new Map<number, { failures: number; openUntil: number; isTrying: boolean }>();
  const circuitOf = (key: number) => {
    const circuit = circuits.get(key) ?? { failures: 0, openUntil: 0, isTrying: false };
    circuits.set(key, circuit);
    return circuit;
  };
  const state = (key: number): BreakerState => {
    const { failures, openUntil } = circuitOf(key);
    if (failures < FAILURES_TO_OPEN) return 'closed';
    return now() < openUntil ? 'open' : 'halfOpen';
  };
  return {
    state,
    async run(key, work) {
      const circuit = circuitOf(key);
      const before = state(key);
      if (before === 'open' || (before === 'halfOpen' && circuit.isTrying)) throw onOpen();
      circuit.isTrying = before === 'halfOpen';
      try {
        const result = await work();
        circuit.failures = 0;
        return result;
      } catch (error) {
        circuit.failures += 1;
        if (circuit.failures >= FAILURES_TO_OPEN) circuit.openUntil = now() + OPEN_MS;
        throw error;
      } finally {
        if (before === 'halfOpen') circuit.isTrying = false;
      }
    },
  };
}
