/** The ways of React Router 7 that a router follows already. Hydration is not partial: no screen has a fallback. */
export const routerFuture = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: false,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
} as const;

/** The same of the component that renders it: a screen stays until the code of the next one is loaded. */
export const renderFuture = { v7_startTransition: true } as const;
