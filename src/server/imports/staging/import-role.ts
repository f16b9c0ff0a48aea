import type { Database, Session } from '../../platform/db/database.ts';
import { statementByStatement } from './statement-by-statement.ts';

/** Reads the catalogue, writes staging tables; nothing else. */
const ROLE = 'catalogue_import';

/** What the checks of an import read. */
const READ_TABLES = [
  'brand',
  'family',
  'vehicle_group',
  'vehicle',
  'vin_rule',
  'vehicle_announcement',
  'vehicle_configuration',
  'where_used',
  'part_group',
  'std_part',
  'std_part_name',
  'std_part_zone',
  'std_part_relation',
  'cov_tree_node',
  'cov_tree_part',
  'of_brand',
  'drawing',
  'assembly',
  'part',
  'fit',
  'replacement',
  'part_price',
  'e_price',
  'aft_brand',
  'aft_part',
  'aft_price',
  'maintain_item',
  'maintain_fluid',
  'maintain_project',
  'maintain_plan',
  'catalogue_id',
  'catalogue_source',
  'catalogue_state',
].join(', ');

/** The embedded engine copies from a file of its own. */
const EMBEDDED_COPY = `grant pg_read_server_files to ${ROLE};`;

/** The database's user may neither create the role nor use it. */
export class ImportRoleMissing extends Error {
  constructor(cause: unknown) {
    super(
      `Imports need the role ${ROLE}, and the database's user may not create it. As a superuser run: create role ${ROLE} nologin; grant ${ROLE} to <the user of DATABASE_URL>;`,
      { cause },
    );
    this.name = 'ImportRoleMissing';
  }
}

/**
 * Creates the role and gives it its rights. Roles belong to the whole server, so another database may have made it.
 * @throws ImportRoleMissing
 */
export async function ensureImportRole(db: Database): Promise<void> {
  await db.withSession(async (session) => {
    try {
      await session.execute(`
        do $$ begin
          if not exists (select from pg_roles where rolname = '${ROLE}') then create role ${ROLE} nologin; end if;
        exception when duplicate_object or unique_violation then null;
        end $$;
        do $$ begin
          if not pg_has_role(current_user, '${ROLE}', 'member') then execute 'grant ${ROLE} to current_user'; end if;
        end $$;
        grant usage, create on schema catalogue_staging to ${ROLE};
        grant usage on schema public to ${ROLE};
        grant select on ${READ_TABLES} to ${ROLE};
        grant usage, select on sequence catalogue_record_id, catalogue_fit_id to ${ROLE};
        ${db.engine === 'embedded' ? EMBEDDED_COPY : ''}`);
    } catch (error) {
      await session.execute('rollback');
      throw new ImportRoleMissing(error);
    }
  });
}

/** Runs a step of an import, without a transaction. */
type RunInSession = <Result>(step: (session: Session) => Promise<Result>) => Promise<Result>;

export interface ImportSessions {
  /** With the rights of the import's role. */
  asImportRole: RunInSession;
  /** With the rights of the database's user. */
  asOwner: RunInSession;
}

/**
 * Settings, of a session or the transaction, for statements that read and write all rows of a file. Hash tables of a million
 * rows stay in memory. Compiling such a statement takes longer than it saves.
 */
export const largeStatements = (span: 'session' | 'local'): string =>
  `set ${span} work_mem = '64MB'; set ${span} maintenance_work_mem = '128MB'; set ${span} jit = off;`;

/**
 * Runs the steps of an import in one session of the database: some fifty steps would otherwise open a connection each. On
 * the embedded engine others get their turn between two statements.
 */
export function withImportSessions<Result>(
  db: Database,
  work: (sessions: ImportSessions) => Promise<Result>,
): Promise<Result> {
  if (db.engine === 'embedded') {
    const inRoleSession: RunInSession = (step) => db.withSession((session) => inRole(session, step));
    return work({
      asImportRole: (step) => step(statementByStatement(inRoleSession)),
      asOwner: (step) => step(statementByStatement(db.withSession)),
    });
  }
  return db.withSession(async (session) => {
    await session.execute(largeStatements('session'));
    return work({ asImportRole: (step) => inRole(session, step), asOwner: (step) => step(session) });
  });
}

async function inRole<Result>(session: Session, step: (session: Session) => Promise<Result>): Promise<Result> {
  await session.execute(`set role ${ROLE}`);
  try {
    return await step(session);
  } finally {
    await session.execute('reset role');
  }
}
