import { resources } from '../../contract/all-calls.ts';
import { AUDIT_PAGE } from '../../contract/audit/audit-rules.ts';
import { binSubjects, subjectPages } from '../../contract/audit/subjects.ts';

export interface BinSubject {
  name: string;
  /** Of the page of such records. */
  power: string;
  table: string;
}

/** Every kind of record that the bin stores: the resources, and others. */
export const allBinSubjects: readonly BinSubject[] = [
  ...Object.values(resources).map(({ name, power, table }) => ({ name, power, table })),
  ...Object.entries(binSubjects).map(([name, subject]) => ({ name, ...subject })),
];

/** The resource with this name. */
export function findResource(subject: string) {
  return Object.values(resources).find(({ name }) => name === subject);
}

/** The power of the page of such records; the audit's own for a subject without a page. */
export function pagePowerOf(subject: string): string {
  return findResource(subject)?.power ?? subjectPages[subject] ?? AUDIT_PAGE;
}
