import { type PaletteLists, paletteRoutes } from './routes.ts';

/** The search of the back office's command palette over the lists of other domains. */
export function paletteDomain(lists: PaletteLists) {
  return { calls: paletteRoutes(lists) };
}
