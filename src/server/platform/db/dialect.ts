import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type { Sql } from './database.ts';
import type { Tables } from './tables.ts';

/** A connection, acquired for a query or transaction and released afterwards. */
export interface Client {
  query(text: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; affectedRows: number }>;
  release(): void;
}

/** Kysely over the connections of either engine. */
export function createKysely(acquire: () => Promise<Client>): Sql {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new ClientDriver(acquire),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

class ClientConnection implements DatabaseConnection {
  constructor(readonly client: Client) {}

  async executeQuery<Row>(query: CompiledQuery) {
    const { rows, affectedRows } = await this.client.query(query.sql, query.parameters);
    // Kysely derives the row type from the query that it compiled.
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }
}

class ClientDriver implements Driver {
  readonly #acquire: () => Promise<Client>;

  constructor(acquire: () => Promise<Client>) {
    this.#acquire = acquire;
  }

  async init() {}

  async acquireConnection() {
    return new ClientConnection(await this.#acquire());
  }

  async beginTransaction(connection: ClientConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`;
    await connection.client.query(`begin${level}`, []);
  }

  async commitTransaction(connection: ClientConnection) {
    await connection.client.query('commit', []);
  }

  async rollbackTransaction(connection: ClientConnection) {
    await connection.client.query('rollback', []);
  }

  async releaseConnection(connection: ClientConnection) {
    connection.client.release();
  }

  /** Kysely calls this only after a first query, so the connections are ended by Database.close. */
  async destroy() {}
}
