/** The two brands: the main platform, and the one for auto-parts shops. */
export const platforms = ['easyEpc', 'qpzj'] as const;
export type Platform = (typeof platforms)[number];

/** What the platform header carries for each. */
export const platformHeader = { easyEpc: 'v3', qpzj: 'qpzj' } as const satisfies Record<Platform, string>;

/** The brand that a site's host stands for: `qpzj.…` is the shop brand, every other the main platform. */
export function platformOfHost(host: string): Platform {
  return /^qpzj\./i.test(host) ? 'qpzj' : 'easyEpc';
}

export function platformOfHeader(header: string | undefined): Platform {
  return header === platformHeader.qpzj ? 'qpzj' : 'easyEpc';
}
