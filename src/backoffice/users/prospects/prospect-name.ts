import type { Prospect } from '../../../contract/users/prospect-schemas.ts';

/** The name to speak of a prospect by: the company, or the person. */
export function prospectName({
  companyName,
  userRealname,
  username,
}: Pick<Prospect, 'companyName' | 'userRealname' | 'username'>): string {
  return companyName ?? userRealname ?? username;
}
