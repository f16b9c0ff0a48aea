import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/db/database.ts';

/** Mounts the probes: /healthz while the process runs, /readyz while the database responds. */
export function mountHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    await db.sql.selectFrom('role').select('roleId').limit(1).execute();
    return { status: 'ready' };
  });
}
