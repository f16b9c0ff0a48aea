import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { savedViewCalls } from '../../../contract/saved-views/calls.ts';
import type { SavedView } from '../../../contract/saved-views/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { notify } from '../../../providers/notification.ts';
import { useStableCallback } from '../../../ui/hooks/use-stable-callback.ts';
import { useMessages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';

/** `?view=0` is the list without a view, even if it has a default one. */
const NO_VIEW = 0;

/** The link to a list with a view, or without any. */
export function viewLink(path: string, viewId: number = NO_VIEW): string {
  return `${path}?view=${viewId}`;
}

interface ViewsOptions {
  /** Called with the view of a link that has nothing else, undefined for none. */
  onApply: (view: SavedView | undefined) => void;
}

/**
 * The saved views of a list, and the one in the URL. A link with the view alone applies it; one that has filters too shows
 * the view as changed. A list without a query opens with the user's default view.
 */
export function useSavedViews({ path }: Pick<Resource, 'path'>, { onApply }: ViewsOptions) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useCall(savedViewCalls.savedViewList, { page: path });
  // Kept until the views are loaded: the table writes its page into an empty query before that.
  const [pending, setPending] = useState(() => requestedView(search));
  const viewId = viewOf(search);
  useEffect(() => setPending((before) => requestedView(search) ?? before), [search]);
  const open = useStableCallback((requested: RequestedView) => {
    const defaultId = data?.find(({ isDefault }) => isDefault)?.viewId;
    if (requested === 'default' && defaultId !== undefined) {
      // Still pending: the list is loaded once the new URL's view has been applied.
      navigate(viewLink(path, defaultId), { replace: true });
      return;
    }
    setPending(undefined);
    if (requested === 'default') return;
    const view = data?.find((one) => one.viewId === requested);
    if (view === undefined && requested !== NO_VIEW) notify('warning', t('views.missing'));
    onApply(view);
  });
  const isLoaded = data !== undefined || error !== null;
  useEffect(() => {
    if (pending !== undefined && isLoaded) open(pending);
  }, [pending, isLoaded, open]);
  return {
    views: data ?? [],
    current: data?.find((one) => one.viewId === viewId),
    /** The list is not to be loaded yet, because the view of its link is not known. */
    isPending: pending !== undefined,
    refetch,
  };
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
