import type { CompanyPackage, SubAccount } from '../../contract/company/schemas.ts';

/** What people call an account by. */
export function nameOf({ userRealname, username }: Pick<SubAccount, 'userRealname' | 'username'>): string {
  return userRealname ?? username;
}

/** What the main account may still give away of a package. */
export function leftOf({ own, ownUsed }: Pick<CompanyPackage, 'own' | 'ownUsed'>): number {
  return Math.max(0, own - ownUsed);
}
