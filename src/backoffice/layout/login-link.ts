/** The login page, which returns to this URL. */
export function loginLink({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ redirect: `${pathname}${search}` })}`;
}
