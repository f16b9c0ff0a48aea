interface UserNames {
  username: string;
  userRealname: string | null;
}

/** The real name, or the username of an account without one. */
export function displayName({ userRealname, username }: UserNames): string {
  return userRealname ?? username;
}

/** Real name and username: 李店长 (shop). */
export function fullDisplayName({ userRealname, username }: UserNames): string {
  return userRealname === null ? username : `${userRealname} (${username})`;
}
