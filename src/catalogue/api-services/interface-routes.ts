import { createElement } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

/** What is one's own of the interface services. */
export const ownInterfaceRoutes: RouteObject[] = [
  { path: paths.userApi, lazy: async () => ({ Component: (await import('./api-screen.tsx')).ApiScreen }) },
  { path: '/user/interfaces', element: createElement(Navigate, { to: paths.userApi, replace: true }) },
];

/** Addresses of single interfaces: until an account has one, they lead to what there is. */
export const interfaceRoutes: RouteObject[] = ['/interface', '/document/:id', '/debuggerTools/:code'].map((path) => ({
  path,
  element: createElement(Navigate, { to: paths.service, replace: true }),
}));
