import { createElement } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

export const ownApiServiceRoutes: RouteObject[] = [
  {
    path: paths.userApi,
    lazy: async () => ({ Component: (await import('./api-services-screen.tsx')).ApiServicesScreen }),
  },
  { path: '/user/interfaces', element: createElement(Navigate, { to: paths.userApi, replace: true }) },
];

/** The specification's addresses of single services, which lead to the overview until an account has one. */
export const apiServiceRoutes: RouteObject[] = ['/interface', '/document/:id', '/debuggerTools/:code'].map((path) => ({
  path,
  element: createElement(Navigate, { to: paths.service, replace: true }),
}));
