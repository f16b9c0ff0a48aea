import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue.ts';

/** Upper bounds in seconds, from a cached answer to the longest statement. */
const DURATIONS_S = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

export interface MetricsSources {
  db: Pick<Database, 'connections'>;
  loadShedding: Pick<Queue, 'running' | 'waiting'>;
}

/** The figures of this process: Node.js's own, response times, running calls and database connections. */
export function createMetrics({ db, loadShedding }: MetricsSources) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response times by route, not by address: the number of series is bounded.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS_S,
    registers: [register],
  });
  addGauge('calls_running', 'Calls that run.', () => loadShedding.running());
  addGauge('calls_waiting', 'Calls that wait for a turn. Beyond 260 they are refused with 503.', () =>
    loadShedding.waiting(),
  );
  addGauge('database_connections', 'Open connections to the database.', () => db.connections().open);
  addGauge('database_statements_waiting', 'Statements that wait for a connection.', () => db.connections().waiting);

  function addGauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [register], collect: () => gauge.set(read()) });
  }

  return {
    observe(labels: { method: string; route: string; status: number }, ms: number): void {
      durations.observe(labels, ms / 1000);
    },
    contentType: register.contentType,
    print: () => register.metrics(),
  };
}
