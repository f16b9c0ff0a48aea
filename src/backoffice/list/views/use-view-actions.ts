import { useNavigate } from 'react-router-dom';
import { savedViewCalls } from '../../../contract/saved-views/calls.ts';
import { SHARE_VIEWS_POWER } from '../../../contract/saved-views/rules.ts';
import type { SavedView, ViewState } from '../../../contract/saved-views/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { viewLink } from './use-saved-views.ts';

/** What the user can do with the views of a list. */
export function useViewActions(page: string, refetch: () => Promise<unknown>) {
  const { t } = useMessages();
  const powers = usePowers();
  const navigate = useNavigate();
  const changes = [savedViewCalls.savedViewList];
  const canShare = powers.has(SHARE_VIEWS_POWER);
  const add = useAction(
    async ({ name, state, isShared }: { name: string; state: ViewState; isShared: boolean }) => {
      const view = await request(savedViewCalls.savedViewAdd, { page, name, state });
      if (!isShared) return view;
      return request(savedViewCalls.savedViewShare, { id: view.viewId, rowVersion: view.rowVersion, isShared });
    },
    {
      done: () => t('views.saved'),
      changes,
      async onDone({ viewId }) {
        // The link needs the view to be known.
        await refetch();
        navigate(viewLink(page, viewId));
      },
    },
  );
  const edit = useAction(
    ({ view: { viewId: id, rowVersion }, values }: { view: SavedView; values: { name?: string; state?: ViewState } }) =>
      request(savedViewCalls.savedViewEdit, { id, rowVersion, values }),
    { done: () => t('views.saved'), changes },
  );
  const share = useAction(
    ({ viewId: id, rowVersion, isShared }: SavedView) =>
      request(savedViewCalls.savedViewShare, { id, rowVersion, isShared: !isShared }),
    { done: ({ isShared }) => t(isShared ? 'views.nowShared' : 'views.nowPrivate'), changes },
  );
  const remove = useAction(
    ({ viewId: id, rowVersion }: SavedView) => request(savedViewCalls.savedViewDelete, { id, rowVersion }),
    { done: () => t('views.deleted'), changes, onDone: () => navigate(viewLink(page)) },
  );
  const setDefault = useAction((viewId: number | null) => request(savedViewCalls.savedViewDefault, { page, viewId }), {
    done: () => t('views.defaultSet'),
    changes,
  });
  return {
    add,
    edit,
    share,
    remove,
    setDefault,
    canShare,
    canChange: (view: SavedView) => view.isOwn || canShare,
  };
}
