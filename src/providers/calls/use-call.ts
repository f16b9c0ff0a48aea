import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { AnyCall, BodyOf, ResultOf } from '../../contract/call.ts';
import { language } from '../language.ts';
import { useStore } from '../store.ts';
import type { CallError } from './call-error.ts';
import { request } from './client.ts';
import { queryKeyOf, queryMetaOf } from './query-key.ts';

type Options<Result> = Pick<
  UseQueryOptions<Result, CallError>,
  | 'enabled'
  | 'staleTime'
  | 'initialData'
  | 'initialDataUpdatedAt'
  | 'keepPreviousData'
  | 'onSuccess'
  | 'refetchInterval'
  | 'refetchOnWindowFocus'
>;

/** A call as a query: requested when the body changes, cancelled when unmounted. */
export function useCall<C extends AnyCall>(call: C, body: BodyOf<C>, options: Options<ResultOf<C>> = {}) {
  const inLanguage = useStore(language);
  return useQuery<ResultOf<C>, CallError>({
    queryKey: queryKeyOf(call, body, inLanguage),
    queryFn: ({ signal }) => request(call, body, signal),
    meta: queryMetaOf(call),
    ...options,
  });
}
