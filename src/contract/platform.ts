/** The main platform, and the brand for auto-parts shops. */
export const platforms = ['easyEpc', 'qpzj'] as const;
export type Platform = (typeof platforms)[number];

/** Values of the platform header. */
export const platformHeader = { easyEpc: 'v3', qpzj: 'qpzj' } as const satisfies Record<Platform, string>;

/** The brand of a host: `qpzj.…` is the shop brand, any other the main platform. */
export function platformOfHost(host: string): Platform {
  return /^qpzj\./i.test(host) ? 'qpzj' : 'easyEpc';
}

export function platformOfHeader(header: string | undefined): Platform {
  return header === platformHeader.qpzj ? 'qpzj' : 'easyEpc';
}
