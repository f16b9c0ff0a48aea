import {
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { PARTS_NAMESPACES } from '../parts/parts-namespaces.ts';
import { paths } from '../shared/navigation/paths.ts';
import { HOME_PARTS } from '../site/home/home-parts.ts';
import { HomeScreen } from '../site/home/home-screen.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { ScreenError } from './pages/screen-error.tsx';
import { RequireSession } from './require-session.tsx';
import { layoutRoute, type ScreenHandle, screenRoute } from './screen-route.ts';

const parts = {
  namespaces: PARTS_NAMESPACES,
  loader: {
    file: 'src/catalogue/parts/parts-loader.ts',
    async load({ request }: LoaderFunctionArgs) {
      const { prefetchPartsScreen } = await import('../parts/parts-loader.ts');
      await prefetchPartsScreen(new URL(request.url));
      return null;
    },
    // Other parameters change with every click in the screen.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      ['vehicleId', 'vin'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)),
  },
} as const;

const publicRoutes: RouteObject[] = [
  {
    path: paths.index,
    element: <HomeScreen />,
    handle: {
      modules: [],
      lazyModules: [HOME_PARTS],
      namespaces: ['site-visitor', 'site-home', 'site'],
      prerenderParams: [],
      isForVisitors: true,
    } satisfies ScreenHandle,
  },
  screenRoute(paths.inquire, ['/src/catalogue/site/home/inquire-screen.tsx', 'InquireScreen'], {
    namespaces: ['site-inquire', 'site-home', 'site'],
    prerenderParams: ['to'],
  }),
  { path: '/solution', element: <Navigate to={paths.solutions} replace /> },
  screenRoute(paths.solutions, ['/src/catalogue/site/solutions-screen.tsx', 'SolutionsScreen'], {
    namespaces: ['site-solutions', 'site'],
    prerenderParams: [],
  }),
  screenRoute(paths.solution, ['/src/catalogue/site/solution-screen.tsx', 'SolutionScreen'], {
    namespaces: ['site-solutions', 'site'],
    prerenderParams: ['id'],
  }),
  ...[
    paths.service,
    paths.apiQuickStart,
    paths.apiAuthentication,
    paths.apiErrors,
    paths.apiLimits,
    paths.apiIdempotency,
    paths.apiWebhooks,
    paths.apiMcp,
    paths.apiChanges,
    paths.apiStatus,
  ].map((path) =>
    screenRoute(path, ['/src/catalogue/api-services/portal/portal-screen.tsx', 'PortalScreen'], {
      namespaces: ['site-services', 'site'],
      prerenderParams: [],
    }),
  ),
  screenRoute(paths.apiReference, ['/src/catalogue/api-services/portal/portal-screen.tsx', 'PortalScreen'], {
    namespaces: ['site-services', 'site'],
    prerenderParams: ['id'],
  }),
  screenRoute(paths.cooperation, ['/src/catalogue/site/cooperation-screen.tsx', 'CooperationScreen'], {
    namespaces: ['site-cooperation', 'site'],
    prerenderParams: [],
  }),
  screenRoute(paths.edition, ['/src/catalogue/site/edition-screen.tsx', 'EditionScreen'], {
    namespaces: ['releases', 'site'],
    prerenderParams: ['q', 'page'],
  }),
  screenRoute(paths.notFound, ['/src/catalogue/app/pages/not-found-screen.tsx', 'NotFoundScreen'], {
    namespaces: ['site'],
    prerenderParams: [],
  }),
  screenRoute(paths.quotation, ['/src/catalogue/quotations/quotation-screen.tsx', 'QuotationScreen'], {
    namespaces: ['quotations'],
  }),
  screenRoute(paths.jump, ['/src/catalogue/app/pages/jump-screen.tsx', 'JumpScreen'], { namespaces: ['pictures'] }),
  screenRoute(paths.login, ['/src/catalogue/account/login/login-screen.tsx', 'LoginScreen'], {
    namespaces: ['account', 'sms', 'site'],
    prerenderParams: ['by'],
    isForVisitors: true,
  }),
  screenRoute(paths.register, ['/src/catalogue/account/registration/register-screen.tsx', 'RegisterScreen'], {
    namespaces: ['account', 'account-forms'],
  }),
  screenRoute(paths.registerSuccess, ['/src/catalogue/account/success-screen.tsx', 'RegisterSuccessScreen'], {
    namespaces: ['account', 'account-forms'],
  }),
  screenRoute(paths.forgetPassword, ['/src/catalogue/account/password/forget-screen.tsx', 'ForgetScreen'], {
    namespaces: ['account', 'account-forms'],
  }),
  screenRoute(paths.resetPassword, ['/src/catalogue/account/password/reset-screen.tsx', 'ResetScreen'], {
    namespaces: ['account', 'account-forms'],
  }),
  screenRoute(paths.resetSuccess, ['/src/catalogue/account/success-screen.tsx', 'ResetSuccessScreen'], {
    namespaces: ['account', 'account-forms'],
  }),
];

const searchRoutes: RouteObject[] = [
  screenRoute(paths.vehicle, ['/src/catalogue/vehicles/vehicle-screen.tsx', 'VehicleScreen'], {
    namespaces: ['vehicles', 'site-home', 'prices'],
  }),
  screenRoute(
    paths.vehicleDetail,
    ['/src/catalogue/vehicles/detail/vehicle-detail-screen.tsx', 'VehicleDetailScreen'],
    { namespaces: ['vehicles', 'prices'] },
  ),
  screenRoute(paths.parts, ['/src/catalogue/parts/parts-screen.tsx', 'PartsScreen'], parts),
  screenRoute(paths.covParts, ['/src/catalogue/parts/parts-screen.tsx', 'PartsScreen'], parts),
  screenRoute(paths.oe, ['/src/catalogue/oe/oe-screen.tsx', 'OeScreen'], {
    namespaces: ['oe', 'oe-batch', 'work-orders-add', 'prices'],
  }),
  screenRoute(paths.maintain, ['/src/catalogue/maintenance/maintain-screen.tsx', 'MaintainScreen'], {
    namespaces: ['maintenance', 'prices', 'work-orders-add'],
  }),
  screenRoute(paths.brandPart, ['/src/catalogue/brand-parts/brand-part-screen.tsx', 'BrandPartScreen'], {
    namespaces: ['brand-parts', 'work-orders-add'],
  }),
  screenRoute(paths.fleet, ['/src/catalogue/fleet/fleet-screen.tsx', 'FleetScreen'], {
    namespaces: ['work-orders-fleet', 'work-orders-add', 'prices', 'quota'],
  }),
];

const accountRoutes: RouteObject[] = [
  { path: '/user', element: <Navigate to={paths.userInfo} replace /> },
  screenRoute(paths.vinRequests, ['/src/catalogue/vin-requests/vin-requests-screen.tsx', 'VinRequestsScreen'], {
    namespaces: ['vin-requests-list'],
  }),
  screenRoute(paths.fitReports, ['/src/catalogue/fit-reports/fit-reports-screen.tsx', 'FitReportsScreen'], {
    namespaces: ['fit-reports'],
  }),
  screenRoute(paths.userInfo, ['/src/catalogue/account/profile/info-screen.tsx', 'InfoScreen'], {
    namespaces: ['account-profile'],
  }),
  screenRoute(paths.changePassword, ['/src/catalogue/account/password/password-screen.tsx', 'PasswordScreen'], {
    namespaces: ['account-profile'],
  }),
  screenRoute(paths.mainAccount, ['/src/catalogue/company/main-account/main-account-screen.tsx', 'MainAccountScreen'], {
    namespaces: ['company', 'company-requests'],
  }),
  screenRoute(paths.subAccount, ['/src/catalogue/company/sub-account/sub-account-screen.tsx', 'SubAccountScreen'], {
    namespaces: ['company', 'company-requests'],
  }),
  screenRoute(paths.statistics, ['/src/catalogue/company/statistics/statistics-screen.tsx', 'StatisticsScreen'], {
    namespaces: ['company'],
  }),
  screenRoute(paths.oprLog, ['/src/catalogue/company/operation-log/operation-log-screen.tsx', 'OperationLogScreen'], {
    namespaces: ['account-profile'],
  }),
  screenRoute(paths.userPackage, ['/src/catalogue/quota/package-screen.tsx', 'PackageScreen'], {
    namespaces: ['quota'],
  }),
  screenRoute(paths.userApi, ['/src/catalogue/api-services/account/api-screen.tsx', 'ApiScreen'], {
    namespaces: ['api-keys', 'api-webhooks'],
  }),
  screenRoute(
    paths.userInterfaces,
    ['/src/catalogue/api-services/interfaces/interfaces-screen.tsx', 'InterfacesScreen'],
    {
      namespaces: ['api-usage'],
    },
  ),
];

const signedInRoutes: RouteObject[] = [
  { path: '/search', element: <Navigate to={paths.vehicle} replace /> },
  layoutRoute(['/src/catalogue/app/layout/search-layout.tsx', 'SearchLayout'], searchRoutes),
  layoutRoute(['/src/catalogue/app/layout/account-layout.tsx', 'AccountLayout'], accountRoutes),
  screenRoute(paths.buyService, ['/src/catalogue/billing/service-screen.tsx', 'ServiceScreen'], {
    namespaces: ['billing', 'company-requests'],
  }),
  screenRoute(paths.confirmPurchase, ['/src/catalogue/billing/confirm-screen.tsx', 'ConfirmScreen'], {
    namespaces: ['billing', 'company-requests'],
  }),
  screenRoute(paths.buy, ['/src/catalogue/billing/pay-screen.tsx', 'PayScreen'], { namespaces: ['billing'] }),
  screenRoute(paths.document, ['/src/catalogue/api-services/portal/document-screen.tsx', 'DocumentScreen'], {
    namespaces: ['site-services'],
  }),
  screenRoute(paths.debugger, ['/src/catalogue/api-services/debugger/debugger-screen.tsx', 'DebuggerScreen'], {
    namespaces: ['api-debugger'],
  }),
  screenRoute(paths.api, ['/src/catalogue/api-services/entry/entry-screen.tsx', 'EntryScreen'], {
    namespaces: ['api-entry'],
  }),
  { path: '/order', element: <Navigate to={paths.orders} replace /> },
  screenRoute(paths.orders, ['/src/catalogue/work-orders/list/orders-screen.tsx', 'OrdersScreen'], {
    namespaces: ['work-orders'],
  }),
  screenRoute(paths.order, ['/src/catalogue/work-orders/order/order-screen.tsx', 'OrderScreen'], {
    namespaces: ['work-orders', 'prices'],
  }),
];

/** The storefront's routes. */
export const catalogueRoutes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <ScreenError />,
    children: [
      { path: '/', element: <Navigate to={paths.index} replace /> },
      ...publicRoutes,
      {
        element: <RequireSession />,
        children: signedInRoutes,
      },
      { path: '*', element: <Navigate to={paths.index} replace /> },
    ],
  },
];
