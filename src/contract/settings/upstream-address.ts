/** https on the usual port, a name with a dot instead of an IP address (its last part begins with a letter), and a path. */
export const UPSTREAM_ADDRESS = /^https:\/\/(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]{1,62}(?:\/[\w.~/-]*)?$/i;

/**
 * The host of an upstream's address; undefined for a text that is none. Which hosts are allowed is the installation's
 * configuration.
 */
export function upstreamHost(address: string): string | undefined {
  return UPSTREAM_ADDRESS.test(address) && URL.canParse(address) ? new URL(address).hostname : undefined;
}
