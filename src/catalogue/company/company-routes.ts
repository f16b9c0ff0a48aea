import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

export const companyRoutes: RouteObject[] = [
  {
    path: paths.mainAccount,
    lazy: async () => ({ Component: (await import('./main-account/main-account-screen.tsx')).MainAccountScreen }),
  },
  {
    path: paths.subAccount,
    lazy: async () => ({ Component: (await import('./sub-account/sub-account-screen.tsx')).SubAccountScreen }),
  },
  {
    path: paths.statistics,
    lazy: async () => ({ Component: (await import('./statistics/statistics-screen.tsx')).StatisticsScreen }),
  },
  {
    path: paths.oprLog,
    lazy: async () => ({ Component: (await import('./operation-log/operation-log-screen.tsx')).OperationLogScreen }),
  },
];
