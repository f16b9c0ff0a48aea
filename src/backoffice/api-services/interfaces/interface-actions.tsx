import { DownOutlined } from '@ant-design/icons';
import { useCan } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import type { InterfaceRow } from '../../../contract/api-services/interfaces/interface-schemas.ts';
import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { ActionMenu } from '../../layout/action-menu.tsx';
import { useMessages } from '../../messages.ts';
import { DeleteRecordDialog } from '../shared/delete-record-dialog.tsx';
import { PublishDialog } from '../versions/publish-dialog.tsx';
import { DeprecateDialog } from './deprecate-dialog.tsx';
import { interfacePath } from './interface-paths.ts';
import { type InterfaceDialogProps, interfaceReads } from './interface-reads.ts';
import styles from './interfaces.module.css';

type ActionName = 'publish' | 'deprecate' | 'off' | 'delete';

const isServed = ({ status }: InterfaceRow) => status === 'published' || status === 'deprecated';

/** Which actions the state of an interface allows. */
const isPossible: Record<ActionName, (row: InterfaceRow) => boolean> = {
  publish: ({ status, hasChanges }) => hasChanges || status !== 'published',
  deprecate: isServed,
  off: isServed,
  delete: ({ version }) => version === null,
};

/** Editing in a row of the list, and the changes of an interface's state in a menu. */
export function InterfaceActions({ row, isInList = false }: { row: InterfaceRow; isInList?: boolean }) {
  const navigate = useNavigate();
  const { t, language } = useMessages();
  const { data: edit } = useCan({ resource: 'apiInterface', action: 'edit' });
  const { data: remove } = useCan({ resource: 'apiInterface', action: 'delete' });
  const [open, setOpen] = useState<ActionName>();
  const can = { publish: edit?.can, deprecate: edit?.can, off: edit?.can, delete: remove?.can };
  const names = (['publish', 'deprecate', 'off', 'delete'] as const).filter(
    (name) => can[name] === true && isPossible[name](row),
  );
  const name = inLanguage(language, row.name, row.nameEn);
  const close = () => setOpen(undefined);
  const goTo = (path: string) => {
    close();
    navigate(`${interfacePath(row.code)}#${path}`, { replace: !isInList });
  };
  return (
    <span className={styles.actions}>
      {isInList && (
        <Link to={interfacePath(row.code)} aria-label={t('apiInterface:editOf', { name })}>
          {t(edit?.can === true ? 'common:action.edit' : 'apiInterface:open')}
        </Link>
      )}
      {names.length > 0 && (
        <ActionMenu
          menu={{
            items: names.map((key) => ({
              key,
              label: t(`apiInterface:action.${key}`),
              danger: key === 'off' || key === 'delete',
            })),
            onClick: ({ key }) => setOpen(names.find((one) => one === key)),
          }}
        >
          <Button
            size={isInList ? 'small' : 'middle'}
            aria-haspopup="menu"
            aria-label={t('apiInterface:moreOf', { name })}
          >
            {t('apiInterface:more')} <DownOutlined aria-hidden />
          </Button>
        </ActionMenu>
      )}
      {open === 'publish' && <PublishDialog row={row} onGo={goTo} onClose={close} />}
      {open === 'deprecate' && <DeprecateDialog row={row} onClose={close} />}
      {open === 'off' && <OffDialog row={row} onClose={close} />}
      {open === 'delete' && (
        <DeleteRecordDialog
          record={{ subject: 'apiInterface', id: row.interfaceId, name }}
          remove={() =>
            request(interfaceCalls.interfaceDelete, { interfaceId: row.interfaceId, rowVersion: row.rowVersion })
          }
          reads={[interfaceCalls.interfaceList, interfaceCalls.previewList]}
          onDeleted={() => {
            if (!isInList) navigate(INTERFACE_PAGE, { replace: true });
          }}
          onClose={close}
        />
      )}
    </span>
  );
}

function OffDialog({ row, onClose }: InterfaceDialogProps) {
  const { t, language } = useMessages();
  const { interfaceId, rowVersion } = row;
  const action = useAction(() => request(interfaceCalls.interfaceOff, { interfaceId, rowVersion }), {
    done: () => t('apiInterface:off.done'),
    changes: interfaceReads,
    isErrorInForm: true,
  });
  return (
    <ActionDialog
      title={t('apiInterface:off.title', { name: inLanguage(language, row.name, row.nameEn) })}
      okText={t('apiInterface:action.off')}
      isDanger
      action={action}
      onClose={onClose}
    >
      <p>{t('apiInterface:off.hint')}</p>
    </ActionDialog>
  );
}
