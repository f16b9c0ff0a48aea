import type { RouteObject } from 'react-router-dom';
import { paths } from '../routes.ts';

/** A company's sub accounts, their use and their log. */
export const companyRoutes: RouteObject[] = [
  { path: paths.parent, lazy: async () => ({ Component: (await import('./parent/parent-screen.tsx')).ParentScreen }) },
  { path: paths.child, lazy: async () => ({ Component: (await import('./child/child-screen.tsx')).ChildScreen }) },
  {
    path: paths.statistics,
    lazy: async () => ({ Component: (await import('./statistics/statistics-screen.tsx')).StatisticsScreen }),
  },
];
