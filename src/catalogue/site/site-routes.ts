import { createElement } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

/** What the site says of itself: solutions, interface services, cooperation, versions. */
export const siteRoutes: RouteObject[] = [
  { path: '/solution', element: createElement(Navigate, { to: paths.solutions, replace: true }) },
  {
    path: paths.solutions,
    lazy: async () => ({ Component: (await import('./solutions-screen.tsx')).SolutionsScreen }),
  },
  { path: paths.solution, lazy: async () => ({ Component: (await import('./solution-screen.tsx')).SolutionScreen }) },
  { path: paths.service, lazy: async () => ({ Component: (await import('./service-screen.tsx')).ServiceScreen }) },
  {
    path: paths.cooperation,
    lazy: async () => ({ Component: (await import('./cooperation-screen.tsx')).CooperationScreen }),
  },
  { path: paths.edition, lazy: async () => ({ Component: (await import('./edition-screen.tsx')).EditionScreen }) },
];
