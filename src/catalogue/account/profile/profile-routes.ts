import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';

/** One's own account: basic info, password and sessions. */
export const userRoutes: RouteObject[] = [
  { path: paths.userInfo, lazy: async () => ({ Component: (await import('./info-screen.tsx')).InfoScreen }) },
  {
    path: paths.changePassword,
    lazy: async () => ({ Component: (await import('../password/password-screen.tsx')).PasswordScreen }),
  },
];
