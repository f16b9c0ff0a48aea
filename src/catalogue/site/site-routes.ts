import type { RouteObject } from 'react-router-dom';

/** What the site says of itself: solutions, interface services, cooperation, versions. */
export const siteRoutes: RouteObject[] = [];
