import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

/** A company's sub accounts, their use and their log. */
export const companyRoutes: RouteObject[] = [
  {
    path: paths.parent,
    lazy: async () => ({ Component: (await import('./main-account/parent-screen.tsx')).ParentScreen }),
  },
  {
    path: paths.child,
    lazy: async () => ({ Component: (await import('./sub-account/child-screen.tsx')).ChildScreen }),
  },
  {
    path: paths.statistics,
    lazy: async () => ({ Component: (await import('./statistics/statistics-screen.tsx')).StatisticsScreen }),
  },
  {
    path: paths.oprLog,
    lazy: async () => ({ Component: (await import('./operation-log/log-screen.tsx')).LogScreen }),
  },
];
