import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

/** Into the product: log in, register, a forgotten password. */
export const accountRoutes: RouteObject[] = [
  { path: paths.login, lazy: async () => ({ Component: (await import('./login/login-screen.tsx')).LoginScreen }) },
  {
    path: paths.register,
    lazy: async () => ({ Component: (await import('./registration/register-screen.tsx')).RegisterScreen }),
  },
  {
    path: paths.registerSuccess,
    lazy: async () => ({ Component: (await import('./success-screens.tsx')).RegisterSuccessScreen }),
  },
  {
    path: paths.forgetPassword,
    lazy: async () => ({ Component: (await import('./password/forget-screen.tsx')).ForgetScreen }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({ Component: (await import('./password/reset-screen.tsx')).ResetScreen }),
  },
  {
    path: paths.resetSuccess,
    lazy: async () => ({ Component: (await import('./success-screens.tsx')).ResetSuccessScreen }),
  },
];
