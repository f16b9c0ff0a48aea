const HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?@]+)(.*)$/;

/**
 * A URL for each host of a connection URL. As in libpq several hosts are separated by commas, each with its port:
 * postgres://user@one:5432,two:5432/catalogue. `target_session_attrs` is dropped: of several hosts the one that takes
 * writes is used.
 * @throws Error for anything else
 */
export function hostUrls(url: string): string[] {
  const [, start, hosts = '', rest = ''] = HOSTS.exec(url) ?? [];
  if (start === undefined) throw new Error('not a URL of PostgreSQL');
  return hosts.split(',').map((host) => {
    const one = new URL(`${start}${host.trim()}${rest}`);
    if (one.hostname === '') throw new Error('a host is empty');
    if (!one.searchParams.has('target_session_attrs')) return one.href;
    one.searchParams.delete('target_session_attrs');
    return one.href;
  });
}
