import type { Config } from './platform/config.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

/** Whether only this machine reaches a server that listens on the host. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host);
}

/** What an operator must know before the first request. */
export function startWarnings({
  host,
  web,
  isDemo,
  apiKeySecret,
}: Pick<Config, 'host' | 'web' | 'isDemo' | 'apiKeySecret'>): string[] {
  const warnings: string[] = [];
  if (isDemo && !isLoopbackHost(host))
    warnings.push(
      `This demo listens on ${host}: other machines can reach it. The passwords of its accounts are public, the administrator's among them: whoever reaches this port can read and change everything. Set DATABASE_URL for real data, or HOST=127.0.0.1.`,
    );
  if (!isDemo && web.hosts === null)
    warnings.push(
      'SITE_HOSTS is not set: only localhost and IP addresses are answered, every other host name with 421. Set it to the host names of both brands, comma-separated.',
    );
  if (!isDemo && apiKeySecret === undefined)
    warnings.push(
      'API_KEY_SECRET is not set: the secret of this node is in its data folder, and other nodes cannot check signed calls of API services. Set it to the same 32 characters or more on every node.',
    );
  return warnings;
}
