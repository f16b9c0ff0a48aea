import { calls } from '../src/contract/all-calls.ts';
import type { AnyCallWithSchemas } from '../src/contract/call.ts';
import type { AuthedContext } from '../src/server/http/request-context.ts';
import { oeDomain } from '../src/server/oe/index.ts';
import { partsDomain } from '../src/server/parts/index.ts';
import type { Database, Prepared } from '../src/server/platform/db/database.ts';
import { withoutReplicas } from '../src/server/platform/db/without-replicas.ts';
import { priceRoutes } from '../src/server/prices/routes.ts';
import { vehiclesDomain } from '../src/server/vehicles/index.ts';
import { vehicleRoutes } from '../src/server/vehicles/routes.ts';
import type { Statements } from './load-generators.ts';

const context: AuthedContext = {
  platform: 'easyEpc',
  language: 'zh-CN',
  address: '127.0.0.1',
  userAgent: '',
  captchaId: null,
  deviceToken: null,
  setDeviceToken: () => undefined,
  origin: 'http://localhost',
  session: {
    tokenHash: '',
    userId: 1,
    roleId: 1,
    roleValue: 1,
    acctLevel: 0,
    parentId: null,
    dctType: 0,
    agencyCode: null,
    tier: 'staff',
    provinceCode: '110000',
    powers: new Set<string>(),
    secretKey: '',
    viewer: null,
  },
};

interface StatementRecorder {
  /** The prepared statements that a call runs for this body; null when it is refused. */
  statementsOf(call: AnyCallWithSchemas, body: unknown): Promise<Statements | null>;
}

/** Runs calls in this process and records their statements, which are then measured on the bare driver. */
export function createStatementRecorder(db: Database): StatementRecorder {
  let statements: Statements = [];
  const run = <Row>(statement: Prepared<Row>, parameters: readonly unknown[]) => {
    statements.push([statement, [...parameters]]);
    return db.run(statement, parameters);
  };
  const recorded: Database = { ...db, run, ...withoutReplicas({ run, sql: db.sql }) };
  const drawVehicle = () => '';
  const parts = partsDomain({ db: recorded, vehicles: vehiclesDomain({ db: recorded }) });
  const handlers = new Map(
    Object.entries({
      ...vehicleRoutes({ db: recorded, drawVehicle }),
      ...parts.calls,
      ...oeDomain({ parts }).calls,
      ...priceRoutes({ db: recorded }),
    }),
  );
  return {
    async statementsOf(call, body) {
      const handler: unknown = handlers.get(call.operation);
      if (typeof handler !== 'function' || !(call.operation in calls))
        throw new Error(`${call.operation} is not recorded`);
      statements = [];
      try {
        await handler(call.body.parse(body), context);
      } catch {
        return null;
      }
      if (statements.length === 0) throw new Error(`${call.operation} has run no statement that is recorded`);
      return statements;
    },
  };
}
