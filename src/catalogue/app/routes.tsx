import { Navigate, type RouteObject } from 'react-router-dom';
import { loadMessages } from '../../providers/i18n.ts';
import { accountRoutes } from '../account/account-routes.ts';
import { userRoutes } from '../account/profile/profile-routes.ts';
import { apiServiceRoutes, ownApiServiceRoutes } from '../api-services/api-service-routes.ts';
import { billingRoutes } from '../billing/billing-routes.ts';
import { companyRoutes } from '../company/company-routes.ts';
import { PARTS_NAMESPACES } from '../parts/parts-namespaces.ts';
import { quotaRoutes } from '../quota/quota-routes.ts';
import { paths } from '../shared/navigation/paths.ts';
import { HomeScreen } from '../site/home/home-screen.tsx';
import { siteRoutes } from '../site/site-routes.ts';
import { Shell } from './layout/app-layout.tsx';
import { ScreenError } from './pages/screen-error.tsx';
import { RequireSession } from './require-session.tsx';

/** The storefront: home at once, every other screen when it is first visited. */
export const catalogueRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ScreenError />,
    children: [
      { path: '/', element: <Navigate to={paths.index} replace /> },
      { path: paths.index, element: <HomeScreen /> },
      {
        path: paths.inquire,
        lazy: async () => ({ Component: (await import('../site/home/inquire-screen.tsx')).InquireScreen }),
      },
      { path: paths.jump, lazy: async () => ({ Component: (await import('./pages/jump-screen.tsx')).JumpScreen }) },
      ...accountRoutes,
      ...siteRoutes,
      {
        path: paths.notFound,
        lazy: async () => ({ Component: (await import('./pages/not-found-screen.tsx')).NotFoundScreen }),
      },
      {
        element: <RequireSession />,
        children: [
          { path: '/search', element: <Navigate to={paths.vehicle} replace /> },
          {
            // It asks what lookups cost: the data layer behind it is none of the home page's.
            lazy: async () => ({ Component: (await import('./layout/search-layout.tsx')).SearchFrame }),
            children: [
              {
                path: paths.vehicle,
                lazy: async () => ({ Component: (await import('../vehicles/vehicle-screen.tsx')).VehicleScreen }),
              },
              {
                path: paths.vehicleDetail,
                lazy: async () => ({
                  Component: (await import('../vehicles/detail/vehicle-detail-screen.tsx')).VehicleDetailScreen,
                }),
              },
              { path: paths.parts, lazy: partsScreen },
              { path: paths.covParts, lazy: partsScreen },
              { path: paths.oe, lazy: async () => ({ Component: (await import('../oe/oe-screen.tsx')).OeScreen }) },
              {
                path: paths.maintain,
                lazy: async () => ({ Component: (await import('../maintenance/maintain-screen.tsx')).MaintainScreen }),
              },
              {
                path: paths.brandPart,
                lazy: async () => ({
                  Component: (await import('../brand-parts/brand-part-screen.tsx')).BrandPartScreen,
                }),
              },
            ],
          },
          {
            lazy: async () => ({ Component: (await import('./layout/account-layout.tsx')).UserFrame }),
            children: [
              { path: '/user', element: <Navigate to={paths.userInfo} replace /> },
              {
                path: paths.vinRequests,
                lazy: async () => ({
                  Component: (await import('../vin-requests/vin-requests-screen.tsx')).VinRequestsScreen,
                }),
              },
              ...userRoutes,
              ...companyRoutes,
              ...quotaRoutes,
              ...ownApiServiceRoutes,
            ],
          },
          ...billingRoutes,
          ...apiServiceRoutes,
          { path: '/order', element: <Navigate to={paths.orders} replace /> },
          {
            path: paths.orders,
            lazy: async () => ({ Component: (await import('../work-orders/list/orders-screen.tsx')).OrdersScreen }),
          },
          {
            path: paths.order,
            lazy: async () => ({ Component: (await import('../work-orders/order/order-screen.tsx')).OrderScreen }),
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.index} replace /> },
    ],
  },
];

/** With its words: a screen that waits for them itself is drawn in pieces, each of which costs a slow machine its time. */
async function partsScreen() {
  const [{ PartsScreen, bookAtHand }] = await Promise.all([
    import('../parts/parts-screen.tsx'),
    loadMessages(PARTS_NAMESPACES),
  ]);
  // Of the page that is opened; on a way from another screen this is still the link of that one.
  await bookAtHand(window.location);
  return { Component: PartsScreen };
}
