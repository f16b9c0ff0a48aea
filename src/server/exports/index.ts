import { type ExportDependencies, exportRoutes } from './routes.ts';

/** Exports of the back office's lists. */
export function exportsDomain(dependencies: ExportDependencies) {
  return { calls: exportRoutes(dependencies) };
}
