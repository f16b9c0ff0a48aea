import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

export const billingRoutes: RouteObject[] = [
  { path: paths.buyService, lazy: async () => ({ Component: (await import('./service-screen.tsx')).ServiceScreen }) },
  { path: paths.buyOrder, lazy: async () => ({ Component: (await import('./order-screen.tsx')).OrderScreen }) },
  { path: paths.buy, lazy: async () => ({ Component: (await import('./pay-screen.tsx')).PayScreen }) },
];
