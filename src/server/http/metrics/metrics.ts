import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, ReaderStatus } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue.ts';
import { metricsPrinter } from '../../platform/workers/all-metrics.ts';

/** Upper bounds in seconds, from a cached answer to the longest statement. */
const DURATIONS_S = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

export interface MetricsSources {
  db: Pick<Database, 'connections' | 'readers'>;
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
  addReaderGauge('database_replica_used', '1 while the catalogue is read from the replica.', ({ isUsed }) =>
    Number(isUsed),
  );
  addReaderGauge('database_replica_lag_seconds', 'How far the replica is behind.', ({ lagMs }) => lagMs / 1000);
  addGauge('database_statements_waiting', 'Statements that wait for a connection.', () => db.connections().waiting);

  function addGauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [register], collect: () => gauge.set(read()) });
  }

  function addReaderGauge(name: string, help: string, read: (reader: ReaderStatus) => number): void {
    if (db.readers().length === 0) return;
    const gauge: Gauge<'replica'> = new Gauge({
      name,
      help,
      labelNames: ['replica'],
      // Workers see the same replicas: their figures are not added up.
      aggregator: 'max',
      registers: [register],
      collect: () => {
        for (const reader of db.readers()) gauge.set({ replica: reader.name }, read(reader));
      },
    });
  }

  return {
    observe(labels: { method: string; route: string; status: number }, ms: number): void {
      durations.observe(labels, ms / 1000);
    },
    contentType: register.contentType,
    print: metricsPrinter(register),
  };
}
