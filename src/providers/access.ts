import type { AccessControlProvider } from '@refinedev/core';

/** The suffix of a power by Refine's action; listing and reading need the power of the page itself. */
const suffixes: Record<string, string> = { create: ':add', clone: ':add', edit: ':edit', delete: ':delete' };

/** The power that an action on a page needs: /manager/role, /manager/role:edit. */
export function powerFor(page: string, action: string): string {
  return `${page}${suffixes[action] ?? ''}`;
}

/**
 * Refine checks each button of each row, so this answers from the loaded powers, without a request.
 * @param powers those that the user holds now
 * @param pages the page power of each resource by its name
 */
export function createAccessProvider(
  powers: () => ReadonlySet<string>,
  pages: Readonly<Record<string, string>>,
): AccessControlProvider {
  return {
    async can({ resource, action }) {
      const page = pages[resource ?? ''];
      return { can: page !== undefined && powers().has(powerFor(page, action)) };
    },
    options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
  };
}
