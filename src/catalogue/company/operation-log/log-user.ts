export interface LogUser {
  id: number;
  username: string;
  userRealname: string | null;
}

/** A user as a colleague would look for them: 李店长 (shop). */
export function nameOfUser({ username, userRealname }: Omit<LogUser, 'id'>): string {
  return userRealname === null ? username : `${userRealname} (${username})`;
}
