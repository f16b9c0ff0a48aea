import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { savedViewCalls } from '../../../contract/saved-views/calls.ts';
import type { SavedView } from '../../../contract/saved-views/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { Resource } from '../../resource.ts';

/** `?view=0` is the list without a view, even if it has a default one. */
const NO_VIEW = 0;

/** The link to a list with a view, or without any. */
export function viewLink(path: string, viewId: number = NO_VIEW): string {
  return `${path}?view=${viewId}`;
}

/** The saved views of a list, and the one in the URL, which may have been changed since it was opened. */
export function useSavedViews({ path }: Pick<Resource, 'path'>) {
  const { search } = useLocation();
  const { data = [], refetch } = useCall(savedViewCalls.savedViewList, { page: path });
  return { views: data, current: data.find(({ viewId }) => viewId === viewOf(search)), refetch };
}

/** How a list opens: with the view of its link, or none if it is missing or the link names none. */
interface Opening {
  state: 'open';
  /** Another one for each link that opens the list, so that nothing of the list before stays. */
  key: string;
  view: SavedView | undefined;
  isMissing: boolean;
}

/**
 * Opens a list by its link. A link with a view and nothing else opens it with the view, a link without a query with the
 * user's default view; both need the views to be loaded. Any other link has its filters, sort and page itself.
 */
export function useListOpening({
  path,
}: Pick<Resource, 'path'>): Opening | { state: 'loading' } | { state: 'redirect'; to: string } {
  const { search, key } = useLocation();
  const requested = requestedView(search);
  const { data, error } = useCall(savedViewCalls.savedViewList, { page: path });
  const [opening, setOpening] = useState<Opening>({ state: 'open', key: '', view: undefined, isMissing: false });
  if (requested === undefined || opening.key === key) return opening;
  if (data === undefined && error === null) return { state: 'loading' };
  const defaultId = data?.find(({ isDefault }) => isDefault)?.viewId;
  if (requested === 'default' && defaultId !== undefined) return { state: 'redirect', to: viewLink(path, defaultId) };
  const view = data?.find(({ viewId }) => viewId === requested);
  const isMissing = view === undefined && requested !== 'default' && requested !== NO_VIEW;
  const opened: Opening = { state: 'open', key, view, isMissing };
  setOpening(opened);
  return opened;
}

function viewOf(search: string): number | undefined {
  const text = new URLSearchParams(search).get('view');
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** The id of a view, or the user's default view. */
type RequestedView = number | 'default';

/** The view that a link asks for if it has no filters, sort or page of its own; the default one without any query. */
function requestedView(search: string): RequestedView | undefined {
  if (search === '') return 'default';
  return [...new URLSearchParams(search).keys()].every((key) => key === 'view') ? viewOf(search) : undefined;
}
