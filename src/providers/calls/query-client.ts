import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** How often a query is retried by the code of its error: after one second, then two. Any other would fail again. */
const RETRIES: Readonly<Record<string, number>> = { network: 1, '900503': 2, '300355': 2 };

/** One cache for the storefront and the back office; cleared at login and logout. */
export const queryClient = new QueryClient({
  // Screens show the errors of their calls; by default they would be written to the console as well.
  logger: { log: noLog, warn: noLog, error: noLog },
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // Offline, queries fail instead of pausing, so that screens show the error; refetch-after-reconnect.ts refetches them.
      networkMode: 'always',
      retry: (failures, error) => error instanceof CallError && failures < (RETRIES[error.code] ?? 0),
    },
  },
});

function noLog(): void {}
