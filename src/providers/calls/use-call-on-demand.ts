import { useEffect, useState } from 'react';
import type { AnyCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { useReconnect } from '../connection/use-reconnect.ts';
import { language } from '../language.ts';
import { session } from '../session/session.ts';
import { useStore } from '../store.ts';
import { CallError } from './call-error.ts';
import { queryClient } from './query-client.ts';
import { queryKeyOf, queryMetaOf } from './query-key.ts';

interface Options<Result> {
  isEnabled?: boolean;
  /** For visitors: the result is in the page, and nothing is requested. */
  embedded?: Result | undefined;
}

interface State<Result> {
  data: Result | undefined;
  error: unknown;
  /** What `data` or `error` is the answer to. */
  key: string | null;
}

/**
 * A call as a query through the shared cache, for pages that mostly need none: the code of requests, a third of the first
 * load, is fetched with the first call, and there is no observer. The data of the last body stay until those of the next
 * have come.
 */
export function useCallOnDemand<C extends AnyCall>(call: C, body: BodyOf<C>, options: Options<ResultOf<C>> = {}) {
  const { isEnabled = true, embedded } = options;
  const inLanguage = useStore(language);
  const token = useStore(session)?.token;
  const shown = token === undefined ? embedded : undefined;
  const key = JSON.stringify([queryKeyOf(call, body, inLanguage), token]);
  const [state, setState] = useState<State<ResultOf<C>>>({ data: embedded, error: null, key: null });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is derived from the call, its body, the language and the user
  useEffect(() => {
    if (shown !== undefined) setState({ data: shown, error: null, key });
    if (shown !== undefined || !isEnabled) return undefined;
    let isCurrent = true;
    fetchResult(call, body).then(
      (data) => isCurrent && setState({ data, error: null, key }),
      (error: unknown) => isCurrent && setState({ data: undefined, error, key }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isEnabled, attempt, shown === undefined]);
  const retry = () => {
    setState({ data: undefined, error: null, key: null });
    setAttempt((last) => last + 1);
  };
  useReconnect(() => state.error instanceof CallError && state.error.isUnanswered && retry());
  return {
    data: shown ?? state.data,
    error: shown === undefined ? state.error : null,
    /** The data are the answer to this body, not to the one before. */
    isCurrent: shown !== undefined || state.key === key,
    retry,
  };
}

function fetchResult<C extends AnyCall>(call: C, body: BodyOf<C>): Promise<ResultOf<C>> {
  return queryClient.fetchQuery({
    queryKey: queryKeyOf(call, body),
    queryFn: async ({ signal }) => {
      const { request } = await import('./client.ts');
      return request(call, body, signal);
    },
    meta: queryMetaOf(call),
  });
}
