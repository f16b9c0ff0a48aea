import type { RouteObject } from 'react-router-dom';
import { paths } from '../routes.ts';

/** Into the product: log in, register, a forgotten password. */
export const accountRoutes: RouteObject[] = [
  { path: paths.login, lazy: async () => ({ Component: (await import('./login-screen.tsx')).LoginScreen }) },
];
