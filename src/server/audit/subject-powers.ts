import { resources } from '../../contract/all-calls.ts';
import { AUDIT_PAGE } from '../../contract/audit/audit-rules.ts';

/** The resource with this name. */
export function findResource(subject: string) {
  return Object.values(resources).find(({ name }) => name === subject);
}

/** The power of the page of such records; the audit's own for a subject without a page. */
export function pagePowerOf(subject: string): string {
  return findResource(subject)?.power ?? AUDIT_PAGE;
}
