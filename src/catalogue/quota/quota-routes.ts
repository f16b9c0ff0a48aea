import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

export const quotaRoutes: RouteObject[] = [
  {
    path: paths.userPackage,
    lazy: async () => ({ Component: (await import('./package-screen.tsx')).PackageScreen }),
  },
];
