import { Button, Tooltip } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import styles from './row-actions.module.css';

interface RowActionsProps {
  resource: Resource;
  row: Row;
  /** Of the rows of the page, in their order: the form goes on from one to the next. */
  ids: readonly number[];
  name: string;
  /** Why the record cannot be changed. */
  lock: string | undefined;
  canAddChild: boolean;
  canEdit: boolean;
  canDelete: boolean;
  onDelete: () => void;
}

/** The actions of a row, labelled with the record's name for screen readers. */
export function RowActions({
  resource,
  row,
  ids,
  name,
  lock,
  canAddChild,
  canEdit,
  canDelete,
  onDelete,
}: RowActionsProps) {
  const { t } = useMessages();
  const { pathname, search } = useLocation();
  // The form returns to the list with its page, sort and filters.
  const state = { from: `${pathname}${search}`, ids };
  const id = row[resource.crud.id];
  const named = (action: string) => `${action} ${name}`;
  if (lock !== undefined && (canEdit || canDelete)) {
    return (
      <Tooltip title={lock} trigger={['hover', 'focus']}>
        <Link className={styles.action} to={`${resource.path}/show/${id}`} aria-label={named(t('list.readOnly'))}>
          {t('list.readOnly')}
        </Link>
      </Tooltip>
    );
  }
  return (
    <span className={styles.actions}>
      {canAddChild && (
        <Link
          className={styles.action}
          to={`${resource.path}/create?under=${id}`}
          state={state}
          aria-label={named(t('list.addUnder'))}
        >
          {t('list.addUnder')}
        </Link>
      )}
      {canEdit && (
        <Link
          className={styles.action}
          to={`${resource.path}/edit/${id}`}
          state={state}
          aria-label={named(t('common:action.edit'))}
        >
          {t('common:action.edit')}
        </Link>
      )}
      {canDelete && (
        <Button type="link" size="small" danger aria-label={named(t('common:action.delete'))} onClick={onDelete}>
          {t('common:action.delete')}
        </Button>
      )}
    </span>
  );
}
