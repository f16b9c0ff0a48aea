import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

/** What an account may look up, and what it has. */
export const lookupRoutes: RouteObject[] = [
  {
    path: paths.userPackage,
    lazy: async () => ({ Component: (await import('./package-screen.tsx')).PackageScreen }),
  },
];
