import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { catalogueRoutes } from './catalogue/app/routes.tsx';
import { queryClient } from './providers/calls/query-client.ts';
import { renderFuture, routerFuture } from './router-future.ts';

type Router = ReturnType<typeof createRouter>;

/** One router for the storefront and the back office, whose routes are loaded on the first visit. */
export function createRouter() {
  return createBrowserRouter(catalogueRoutes, {
    future: routerFuture,
    async patchRoutesOnNavigation({ path, patch }) {
      if (!path.startsWith('/manager')) return;
      const { backofficeRoutes } = await import('./backoffice/index.tsx');
      patch(null, backofficeRoutes);
    },
  });
}

/** Resolves when the code of the first screen is loaded. */
export function routerReady(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

export function App({ router }: { router: Router }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} future={renderFuture} />
    </QueryClientProvider>
  );
}
