import type { AccessControlProvider } from '@refinedev/core';

/** What Refine calls an action, and the power's last word for it; listing and reading want the page's own power. */
const suffixes: Record<string, string> = { create: ':add', clone: ':add', edit: ':edit', delete: ':delete' };

/** The power that an action on a page asks for: /manager/role, /manager/role:edit. */
export function powerFor(page: string, action: string): string {
  return `${page}${suffixes[action] ?? ''}`;
}

/**
 * Refine asks once a button and row: answered from the loaded set of powers, never by a request.
 * @param pages the page power of each resource by its name
 */
export function createAccessProvider(
  powers: ReadonlySet<string>,
  pages: Readonly<Record<string, string>>,
): AccessControlProvider {
  return {
    async can({ resource, action }) {
      const page = pages[resource ?? ''];
      return { can: page !== undefined && powers.has(powerFor(page, action)) };
    },
    options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
  };
}
