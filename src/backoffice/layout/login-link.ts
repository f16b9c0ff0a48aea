/** The login page, and back to this very place afterwards. */
export function loginLink({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ redirect: `${pathname}${search}` })}`;
}
