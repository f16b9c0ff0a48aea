import { DownOutlined, EyeOutlined } from '@ant-design/icons';
import { App, Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SavedView, ViewState } from '../../../contract/saved-views/schemas.ts';
import { notify } from '../../../providers/notification.ts';
import { ActionMenu } from '../../layout/action-menu.tsx';
import { useMessages } from '../../messages.ts';
import styles from '../list.module.css';
import { viewLink } from './use-saved-views.ts';
import { useViewActions } from './use-view-actions.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';
import { isSameState } from './view-state.ts';

interface ViewsMenuProps {
  path: string;
  views: readonly SavedView[];
  current: SavedView | undefined;
  /** The list as it is now. */
  state: ViewState;
  refetch: () => Promise<unknown>;
}

type Items = NonNullable<MenuProps['items']>;

/** The saved views of a list as links, and what can be done with the current one. */
export function ViewsMenu({ path, views, current, state, refetch }: ViewsMenuProps) {
  const { t } = useMessages();
  const [naming, setNaming] = useState<'add' | 'rename'>();
  const actions = useViewActions(path, refetch);
  const isChanged = current !== undefined && !isSameState(current.state, state);
  const group = (key: string, shown: readonly SavedView[]): Items =>
    shown.length === 0 ? [] : [{ key, type: 'group', label: t(`views.${key}`), children: shown.map(itemOf) }];
  const itemOf = ({ viewId, name, isDefault }: SavedView) => ({
    key: `view ${viewId}`,
    label: (
      <Link to={viewLink(path, viewId)} aria-current={viewId === current?.viewId}>
        {isDefault ? t('views.withDefault', { name }) : name}
      </Link>
    ),
  });
  const items: Items = [
    { key: 'all', label: <Link to={viewLink(path)}>{t('views.all')}</Link> },
    ...group(
      'own',
      views.filter(({ isOwn }) => isOwn),
    ),
    ...group(
      'shared',
      views.filter(({ isOwn }) => !isOwn),
    ),
    { type: 'divider' },
    { key: 'add', label: t('views.add'), onClick: () => setNaming('add') },
  ];
  const ofCurrent = useCurrentItems({ path, current, state, isChanged, actions, onRename: () => setNaming('rename') });
  return (
    <>
      <ActionMenu menu={{ items: [...items, ...ofCurrent] }}>
        <Button icon={<EyeOutlined aria-hidden />} aria-haspopup="menu" aria-label={labelOf(current, isChanged)}>
          <span className={styles.wide}>{current?.name ?? t('views.title')}</span>
          {isChanged && <span aria-hidden>•</span>}
          <DownOutlined aria-hidden />
        </Button>
      </ActionMenu>
      {naming !== undefined && (
        <ViewNameDialog
          title={t(naming === 'add' ? 'views.add' : 'views.rename')}
          initialName={naming === 'rename' ? (current?.name ?? '') : ''}
          canShare={naming === 'add' && actions.canShare}
          isBusy={actions.add.isBusy || actions.edit.isBusy}
          onSave={async ({ name, isShared }) => {
            const isSaved =
              naming === 'rename' && current !== undefined
                ? await actions.edit.run({ view: current, values: { name } })
                : await actions.add.run({ name, state, isShared });
            if (isSaved) setNaming(undefined);
          }}
          onCancel={() => setNaming(undefined)}
        />
      )}
    </>
  );

  function labelOf(view: SavedView | undefined, hasChanged: boolean): string {
    if (view === undefined) return t('views.title');
    return t(hasChanged ? 'views.currentChanged' : 'views.current', { name: view.name });
  }
}

interface CurrentItemsOptions {
  path: string;
  current: SavedView | undefined;
  state: ViewState;
  isChanged: boolean;
  actions: ReturnType<typeof useViewActions>;
  onRename: () => void;
}

function useCurrentItems({ path, current, state, isChanged, actions, onRename }: CurrentItemsOptions): Items {
  const { t } = useMessages();
  const { modal } = App.useApp();
  if (current === undefined) return [];
  const { name, isDefault, isShared, viewId } = current;
  const copyLink = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${viewLink(path, viewId)}`);
    notify('success', t('views.linkCopied'));
  };
  const confirmDelete = () =>
    modal.confirm({
      title: t('delete.one', { name }),
      okText: t('common:action.delete'),
      cancelText: t('common:action.cancel'),
      okButtonProps: { danger: true },
      onOk: () => actions.remove.run(current),
    });
  const ofOwner: Items = [
    ...(isChanged
      ? [
          {
            key: 'update',
            label: t('views.update', { name }),
            onClick: () => void actions.edit.run({ view: current, values: { state } }),
          },
        ]
      : []),
    { key: 'rename', label: t('views.rename'), onClick: onRename },
    ...(actions.canShare
      ? [
          {
            key: 'share',
            label: t(isShared ? 'views.unshare' : 'views.share'),
            onClick: () => void actions.share.run(current),
          },
        ]
      : []),
    { key: 'delete', danger: true, label: t('views.delete'), onClick: confirmDelete },
  ];
  return [
    { type: 'divider' },
    {
      key: 'default',
      label: t(isDefault ? 'views.noDefault' : 'views.makeDefault'),
      onClick: () => void actions.setDefault.run(isDefault ? null : viewId),
    },
    { key: 'link', label: t('views.copyLink'), onClick: () => void copyLink() },
    ...(actions.canChange(current) ? ofOwner : []),
  ];
}
