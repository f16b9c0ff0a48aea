import { Button } from 'antd';
import { useState } from 'react';
import { session } from '../../../providers/session/session.ts';
import { useStore } from '../../../providers/store.ts';
import { useMessages } from '../../messages.ts';
import { ViewAsDialog, type ViewAsDialogProps } from './view-as-dialog.tsx';

/** Opens the dialog of a view as a user, from a row of a list; nothing on their own row. */
export function ViewAsButton({ user }: Pick<ViewAsDialogProps, 'user'>) {
  const { t } = useMessages();
  const ownId = useStore(session)?.user.id;
  const [isOpen, setOpen] = useState(false);
  if (user.userId === ownId) return null;
  const label = t('user:viewAs.short');
  return (
    <>
      <Button
        type="link"
        size="small"
        aria-label={`${label} ${user.userRealname ?? user.username}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <ViewAsDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
