import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { catalogueRoutes } from './catalogue/app/routes.tsx';
import { queryClient } from './providers/calls/query-client.ts';

/** The two halves on one router; the back office brings its own routes when someone goes there. */
export function createRouter() {
  return createBrowserRouter(catalogueRoutes, {
    async patchRoutesOnNavigation({ path, patch }) {
      if (!path.startsWith('/manager')) return;
      const { backofficeRoutes } = await import('./backoffice/index.tsx');
      patch(null, backofficeRoutes);
    },
  });
}

const router = createRouter();

/** Resolves once the code of the screen at hand is there. */
export function routerReady(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </QueryClientProvider>
  );
}
