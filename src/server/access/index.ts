import type { accessCalls } from '../../contract/access/calls.ts';
import type { Handlers } from '../http/serve.ts';
import type { Database } from '../platform/db/database.ts';
import { menuRoutes } from './menu-routes.ts';
import { powerService } from './powers.ts';
import { rolePackageRoutes } from './role-packages.ts';
import { rolePowerRoutes, roleService, savePowers } from './roles.ts';

export function accessDomain({ db }: { db: Database }) {
  const calls: Handlers<typeof accessCalls> = { ...menuRoutes(db), ...rolePowerRoutes(db), ...rolePackageRoutes(db) };
  return {
    calls,
    resources: { role: roleService(db), power: powerService(db) },
    approvable: { rolePowerSave: savePowers },
  };
}
