import type { Plugin } from 'vite';
import { paths } from '../src/catalogue/routes.ts';

/** Screens that people come back to by link or reload; home is in the page's own start. */
const screens: Readonly<Record<string, string>> = {
  [paths.vehicle]: 'vehicle/vehicle-screen.tsx',
  [paths.vehicleDetail]: 'vehicle/vehicle-detail-screen.tsx',
  [paths.parts]: 'parts/parts-screen.tsx',
  [paths.covParts]: 'parts/parts-screen.tsx',
  [paths.oe]: 'oe/oe-screen.tsx',
  [paths.orders]: 'orders/orders-screen.tsx',
  [paths.order]: 'orders/order-screen.tsx',
};

/**
 * Writes preloads.json: which scripts each screen needs, so that the server can name them in the page and the browser
 * fetches them beside the start instead of after it.
 */
export function screenPreloads(): Plugin {
  return {
    name: 'screen-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const withImports = (name: string, seen: Set<string>): Set<string> => {
        if (seen.has(name)) return seen;
        seen.add(name);
        for (const next of chunks.get(name)?.imports ?? []) withImports(next, seen);
        return seen;
      };
      const table = Object.entries(screens).map(([path, module]) => {
        const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
          facadeModuleId?.endsWith(`/src/catalogue/${module}`),
        );
        if (chunk === undefined) throw new Error(`no script was built for the screen ${module}`);
        return [path, [...withImports(chunk.fileName, new Set())]];
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(table)) });
    },
  };
}
