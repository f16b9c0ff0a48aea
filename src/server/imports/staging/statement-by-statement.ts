import type { Session } from '../../platform/db/database.ts';

/**
 * A session that takes the engine anew for each statement of a script and each chunk of a copy. For work without a
 * transaction or settings of its own.
 */
export function statementByStatement(
  withSession: <Result>(run: (session: Session) => Promise<Result>) => Promise<Result>,
): Session {
  return {
    async execute(script) {
      for (const statement of statementsOf(script)) await withSession(({ execute }) => execute(statement));
    },
    query: (text, parameters) => withSession(({ query }) => query(text, parameters)),
    async copyIn(table, columns, chunks) {
      for await (const chunk of chunks) await withSession(({ copyIn }) => copyIn(table, columns, [chunk]));
    },
    copyOut: () => {
      throw new Error('an import copies nothing out');
    },
  };
}

/** The statements of a script; semicolons in quotes do not end one. Blocks in dollar quotes are not understood. */
export function statementsOf(script: string): string[] {
  if (script.includes('$$')) return [script];
  const parts = script.match(/(?:'[^']*'|"[^"]*"|[^;'"])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
