import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';

/** Packages to buy, the order, the payment. */
export const buyRoutes: RouteObject[] = [
  { path: paths.buyService, lazy: async () => ({ Component: (await import('./service-screen.tsx')).ServiceScreen }) },
  { path: paths.buyOrder, lazy: async () => ({ Component: (await import('./order-screen.tsx')).OrderScreen }) },
  { path: paths.buy, lazy: async () => ({ Component: (await import('./pay-screen.tsx')).PayScreen }) },
];
