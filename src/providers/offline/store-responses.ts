import type { Query } from '@tanstack/react-query';
import { queryClient } from '../calls/query-client.ts';
import { isView } from '../session/session.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { partsOfQueryKey, responseKey } from './response-key.ts';
import { type NewResponse, saveResponses } from './response-store.ts';
import { isRestored } from './restored.ts';
import { configOperations, NO_VEHICLE, openVehicleId, vehicleOf } from './stored-calls.ts';

/** Responses are collected this long and written together. */
const DELAY_MS = 500;

/**
 * Stores the responses about the vehicles that the user opens, from the query cache, until the returned function is called;
 * it returns when the last write has ended. Vehicles that a page only mentions are not stored.
 */
export function storeResponses(userId: number): () => Promise<void> {
  const pending = new Map<string, Query>();
  const opened = new Set([NO_VEHICLE]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  const cache = queryClient.getQueryCache();
  let openId: number | undefined;
  const noteVehicle = () => {
    const vehicleId = openVehicleId();
    if (vehicleId === openId) return;
    openId = vehicleId;
    if (vehicleId === undefined) return;
    opened.add(vehicleId);
    // Cached responses are not requested again, so no event announces them.
    for (const query of cache.getAll()) if (isAbout(query, vehicleId)) add(query);
  };
  const save = () => {
    timer = undefined;
    // A route loader requests before the URL has changed.
    noteVehicle();
    const responses = [...pending.values()].flatMap((query) => (isRestored(query) ? [] : (toResponse(query) ?? [])));
    pending.clear();
    // A logout of another tab reaches this one a little later; localStorage has it at once.
    if (isView() || readStoredSession()?.user.id !== userId) return;
    const ofOpened = responses.filter(({ vehicleId }) => opened.has(vehicleId));
    if (ofOpened.length === 0) return;
    const saving = saveResponses(userId, ofOpened).catch(() => undefined);
    writing = writing.then(() => saving);
  };
  const add = (query: Query) => {
    if (query.state.status !== 'success') return;
    noteVehicle();
    pending.set(query.queryHash, query);
    timer ??= setTimeout(save, DELAY_MS);
  };

  for (const query of cache.getAll()) add(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event?.type === 'updated' && event.action.type === 'success') add(event.query);
    // A screen that shows what is in the cache requests nothing.
    if (event?.type === 'observerAdded') noteVehicle();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
    return writing;
  };
}

/** A string in the query of a GET. */
function isAbout({ queryKey }: Query, vehicleId: number): boolean {
  return Number(Object(queryKey.at(-1)).vehicleId) === vehicleId;
}

function toResponse({ queryKey, state }: Query): NewResponse | undefined {
  const parts = partsOfQueryKey(queryKey);
  if (parts === undefined) return undefined;
  const { operation, inLanguage, body } = parts;
  const vehicleId = vehicleOf(operation, body, openVehicleId());
  if (vehicleId === undefined) return undefined;
  return {
    vehicleId,
    key: responseKey(operation, inLanguage, body),
    savedAt: state.dataUpdatedAt,
    result: state.data,
    ...(configOperations.has(operation) && { configVin: String(Object(body).vin ?? '') }),
  };
}
