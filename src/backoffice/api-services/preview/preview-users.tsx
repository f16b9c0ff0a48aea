import { Button, Drawer } from 'antd';
import { useId, useState } from 'react';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { PREVIEW_USERS_MAX } from '../../../contract/api-services/interfaces/rules.ts';
import { PERMISSION_PAGE } from '../../../contract/api-services/permissions/rules.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { type Subject, SubjectSelect } from '../permissions/subject-select.tsx';
import { RowButton } from '../shared/row-button.tsx';
import { draftPath, type PreviewRow } from './draft.ts';
import styles from './preview.module.css';

interface PreviewUsersProps {
  row: PreviewRow;
  canEdit: boolean;
  onClose: () => void;
}

/** The customers who may read the document of a draft; each is added and removed at once. */
export function PreviewUsers({ row, canEdit, onClose }: PreviewUsersProps) {
  const { t, language } = useMessages();
  const id = useId();
  const canFind = usePowers().has(PERMISSION_PAGE);
  const [subject, setSubject] = useState<Subject>();
  const { interfaceId, rowVersion } = row;
  const { data, error, refetch } = useCall(interfaceCalls.previewUsers, { interfaceId }, { staleTime: 0 });
  const users = data?.rows ?? [];
  const save = useAction(
    (userIds: readonly number[]) =>
      request(interfaceCalls.previewSave, { interfaceId, rowVersion, userIds: [...userIds] }),
    {
      done: () => t('apiPreview:saved'),
      onDone: () => setSubject(undefined),
      changes: [interfaceCalls.previewUsers, interfaceCalls.previewList, interfaceCalls.interfaceList],
    },
  );
  const ids = users.map(({ userId }) => userId);
  const isFull = ids.length >= PREVIEW_USERS_MAX;
  return (
    <Drawer
      open
      width="min(560px, 100%)"
      title={t('apiPreview:usersOf', { name: inLanguage(language, row.name, row.nameEn) })}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <p>{t('apiPreview:hint')}</p>
        <p>
          {t('apiPreview:link')}{' '}
          <a href={draftPath(row.code)} target="_blank" rel="noreferrer">
            {`${window.location.origin}${draftPath(row.code)}`}
          </a>
        </p>
        {canEdit && canFind && (
          <div className={styles.add}>
            <label htmlFor={id}>{t('apiPreview:customer')}</label>
            <SubjectSelect id={id} value={subject} isDisabled={save.isBusy || isFull} onChange={setSubject} />
            <Button
              type="primary"
              loading={save.isBusy}
              disabled={data === undefined || subject === undefined || ids.includes(subject.id) || isFull}
              onClick={() => subject !== undefined && void save.run([...ids, subject.id])}
            >
              {t('common:action.add')}
            </Button>
          </div>
        )}
        {isFull && <p className="quiet">{t('apiPreview:full', { count: PREVIEW_USERS_MAX })}</p>}
        {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
        {data === undefined && error === null && <Spinner label={t('common:loading')} />}
        {data?.rows.length === 0 && <p className="quiet">{t('apiPreview:nobody')}</p>}
        {users.length > 0 && (
          <ul className={styles.users}>
            {users.map(({ userId, username, companyName }) => (
              <li key={userId}>
                <span>
                  {username} {companyName !== null && <span className="quiet">{companyName}</span>}
                </span>
                {canEdit && (
                  <RowButton
                    text={t('apiPreview:remove')}
                    name={username}
                    isDanger
                    isDisabled={save.isBusy}
                    onClick={() => void save.run(ids.filter((one) => one !== userId))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  );
}
