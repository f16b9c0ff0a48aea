import { type RawBuilder, sql } from 'kysely';

/** Whether a role may see and buy a row of `package`: one that is linked to no role is for everyone. */
export function isForRole(roleId: number): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from role_package r where r.package_id = package.package_id
    having count(*) > 0 and count(*) filter (where r.role_id = ${roleId}) = 0)`;
}
