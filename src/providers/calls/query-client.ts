import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** One cache for the storefront and the back office; cleared at login and logout. */
export const queryClient = new QueryClient({
  // Screens show the errors of their calls; by default they would be written to the console as well.
  logger: { log: noLog, warn: noLog, error: noLog },
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // Only a lost connection is retried: a second request would be refused like the first.
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.code === 'network',
    },
  },
});

function noLog(): void {}
