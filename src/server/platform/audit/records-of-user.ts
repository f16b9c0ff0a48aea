import type { RawBuilder } from 'kysely';

/**
 * The records of a domain that belong to a user, by the kind that the audit names: a query of their ids, as the audit has
 * them, in one column. Records that are gone are found by the entry of their deletion, which states their `userId`.
 */
export type RecordsOfUser = Readonly<Record<string, (userId: number) => RawBuilder<unknown>>>;

/** The statements of all modules. */
export function collectRecordsOfUser(modules: object): RecordsOfUser {
  return Object.assign(
    {},
    ...Object.values(modules).map((module: { recordsOfUser?: RecordsOfUser }) => module.recordsOfUser),
  );
}
