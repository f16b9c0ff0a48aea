import type { Sql } from '../server/platform/db/database.ts';

export type HashPassword = (password: string) => Promise<string>;

/** Moves lookups from a main account's package to a sub account. The same operation id moves nothing again. */
export type Allocate = (
  transaction: Sql,
  move: { mainId: number; userId: number; packageId: number; amount: number; operationId: string },
) => Promise<void>;

/** Called before each table and at the end: the table's name, tables done, tables in all. */
export type OnProgress = (step: string, done: number, total: number) => void;

/** The demo imports no domain of the server: it gets these functions from `main.ts`. */
export interface DemoNeeds {
  hashPassword: HashPassword;
  allocate: Allocate;
  onProgress: OnProgress;
}
