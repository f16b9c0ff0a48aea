import type { RouteObject } from 'react-router-dom';

/** A company's sub accounts, their use and their log. */
export const companyRoutes: RouteObject[] = [];
