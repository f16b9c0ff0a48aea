import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** One cache for both halves; cleared at login and logout. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      // A refusal stays a refusal; only a lost connection is worth another try.
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.code === 'network',
    },
  },
});
