import type { RouteObject } from 'react-router-dom';
import { paths } from '../routes.ts';

/** One's own account: basic info, password, sessions, and a company's operation log. */
export const userRoutes: RouteObject[] = [
  { path: paths.userInfo, lazy: async () => ({ Component: (await import('./info-screen.tsx')).InfoScreen }) },
  {
    path: paths.changePassword,
    lazy: async () => ({ Component: (await import('./password-screen.tsx')).PasswordScreen }),
  },
  { path: paths.oprLog, lazy: async () => ({ Component: (await import('./log-screen.tsx')).LogScreen }) },
];
