import type { Query } from '@tanstack/react-query';
import { queryClient } from '../calls/query-client.ts';
import { isView } from '../session/session.ts';
import { readStoredSession } from '../session/stored-session.ts';
import { answerKey, partsOfQueryKey } from './answer-key.ts';
import { type NewAnswer, saveAnswers } from './answer-store.ts';
import { configOperations, NO_VEHICLE, openVehicleId, vehicleOf } from './kept-calls.ts';
import { isRecalled } from './recalled.ts';

/** Answers are written together, once the page has nothing better to do. */
const DELAY_MS = 500;

/**
 * Keeps the answers of the vehicles that the user opens, from the query cache, until the returned function is called.
 * Vehicles that a page only mentions are not kept.
 */
export function keepAnswers(userId: number): () => void {
  const pending = new Map<string, Query>();
  const opened = new Set([NO_VEHICLE]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cache = queryClient.getQueryCache();
  let openId: number | undefined;
  const noteVehicle = () => {
    const vehicleId = openVehicleId();
    if (vehicleId === openId) return;
    openId = vehicleId;
    if (vehicleId === undefined) return;
    opened.add(vehicleId);
    // What was read before the vehicle was opened, or when it was opened before, is not requested again.
    for (const query of cache.getAll()) if (isAbout(query, vehicleId)) add(query);
  };
  const save = () => {
    timer = undefined;
    // A route loader requests before the URL has changed.
    noteVehicle();
    const answers = [...pending.values()].flatMap((query) => (isRecalled(query) ? [] : (toAnswer(query) ?? [])));
    pending.clear();
    // A logout of another tab reaches this one a little later; localStorage has it at once.
    if (isView() || readStoredSession()?.user.id !== userId) return;
    const ofOpened = answers.filter(({ vehicleId }) => opened.has(vehicleId));
    if (ofOpened.length > 0) void saveAnswers(userId, ofOpened).catch(() => undefined);
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
  };
}

/** A string in the query of a GET. */
function isAbout({ queryKey }: Query, vehicleId: number): boolean {
  return Number(Object(queryKey.at(-1)).vehicleId) === vehicleId;
}

function toAnswer({ queryKey, state }: Query): NewAnswer | undefined {
  const parts = partsOfQueryKey(queryKey);
  if (parts === undefined) return undefined;
  const { operation, inLanguage, body } = parts;
  const vehicleId = vehicleOf(operation, body, openVehicleId());
  if (vehicleId === undefined) return undefined;
  return {
    vehicleId,
    key: answerKey(operation, inLanguage, body),
    savedAt: state.dataUpdatedAt,
    result: state.data,
    ...(configOperations.has(operation) && { configVin: String(Object(body).vin ?? '') }),
  };
}
