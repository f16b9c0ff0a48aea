import type { RouteObject } from 'react-router-dom';

/** Packages to buy, the order, the payment. */
export const buyRoutes: RouteObject[] = [];
