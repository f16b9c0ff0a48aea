import { z } from 'zod';
import { queryClient } from '../../providers/calls/query-client.ts';
import { createStore } from '../../providers/store.ts';
import { isAccessQuery } from './is-access-query.ts';

const SimulatedRole = z.object({
  roleId: z.number(),
  roleName: z.string(),
  roleNameEn: z.string(),
  powerCodes: z.array(z.string()),
});
export type SimulatedRole = z.infer<typeof SimulatedRole>;

/** Of this tab only: another tab stays the user's own. */
const STORAGE_KEY = 'epc.simulatedRole';

/** The role whose menus, buttons and fields the back office shows; null for the user's own. */
export const simulatedRole = createStore<SimulatedRole | null>(readStored());

export function simulateRole(role: SimulatedRole | null): void {
  if (role === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(role));
  simulatedRole.set(role);
  // After the role is set, so that queries started from here on see the new powers.
  queryClient.removeQueries({ predicate: isAccessQuery });
}

/** Nobody gains a power by simulating a role: the powers are those that both hold. */
export function effectivePowers(own: readonly string[], role: SimulatedRole | null): ReadonlySet<string> {
  if (role === null) return new Set(own);
  const simulated = new Set(role.powerCodes);
  return new Set(own.filter((code) => simulated.has(code)));
}

function readStored(): SimulatedRole | null {
  try {
    return SimulatedRole.safeParse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')).data ?? null;
  } catch {
    // Storage is blocked, or holds something else.
    return null;
  }
}
