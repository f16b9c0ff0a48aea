import type { CompanyPackage } from '../../../contract/company/schemas.ts';

/** The lookups of a package that the main account can still allocate. */
export function remainingOf({ own, ownUsed }: Pick<CompanyPackage, 'own' | 'ownUsed'>): number {
  return Math.max(0, own - ownUsed);
}
