import { PlusOutlined } from '@ant-design/icons';
import { Button, Input, Tabs } from 'antd';
import { useState } from 'react';
import { GRANT_POWER, PERMISSION_EDIT_POWER } from '../../../contract/api-services/permissions/rules.ts';
import { useUrlState } from '../../../providers/url-state/use-url-state.ts';
import { FilterBar } from '../../list/filter-bar.tsx';
import styles from '../../list/list.module.css';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { GrantsTab } from './grants-tab.tsx';
import { KeysTab } from './keys-tab.tsx';
import { PermissionForm } from './permission-form.tsx';
import { type PermissionsState, permissionsState, permissionTabs } from './permissions-state.ts';
import { PreviewDrawer } from './preview-drawer.tsx';
import { RulesTab } from './rules-tab.tsx';
import { WebhooksTab } from './webhooks-tab.tsx';

type Preview = Pick<Parameters<typeof PreviewDrawer>[0], 'customer' | 'interfaceCode'>;

/** What customers may call and see of each interface, and the units that the staff gives them. */
export function PermissionsPage() {
  const { t } = useMessages();
  const powers = usePowers();
  const [state, setState] = useUrlState(permissionsState);
  const [isAdding, setAdding] = useState(false);
  const [preview, setPreview] = useState<Preview>();
  const find = (change: Partial<PermissionsState>) => setState({ page: 1, ...change });
  const { tab, search, interfaceCode } = state;
  const isOfCustomer = tab === 'keys' || tab === 'webhooks';
  const canAdd = !isOfCustomer && powers.has(tab === 'rules' ? PERMISSION_EDIT_POWER : GRANT_POWER);
  const close = () => setAdding(false);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('apiPermission:title')}</h1>
        {canAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
            {t(tab === 'rules' ? 'apiPermission:add' : 'apiPermission:grant.add')}
          </Button>
        )}
      </div>
      <p className="quiet">{t('apiPermission:lead')}</p>
      {!isOfCustomer && (
        <FilterBar
          key={`${search} ${interfaceCode ?? ''} ${tab}`}
          label={t('apiPermission:findSubject')}
          search={search}
          hasSearch={tab === 'rules'}
          onFind={(text) => find({ search: text })}
          onClear={() => find({ search: '', interfaceCode: undefined, userId: undefined })}
        >
          <Input
            aria-label={t('apiPermission:field.interfaceCode')}
            placeholder={t('apiPermission:field.interfaceCode')}
            defaultValue={interfaceCode ?? ''}
            style={{ width: 240 }}
            allowClear
            maxLength={40}
            onBlur={({ target }) => find({ interfaceCode: codeOf(target.value) })}
            onPressEnter={({ currentTarget }) => find({ interfaceCode: codeOf(currentTarget.value) })}
          />
        </FilterBar>
      )}
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(key) => find({ tab: permissionTabs.find((one) => one === key) ?? 'rules' })}
        items={permissionTabs.map((key) => ({
          key,
          label: t(`apiPermission:tab.${key}`),
          children:
            key === 'keys' ? (
              <KeysTab state={state} onGo={setState} />
            ) : key === 'webhooks' ? (
              <WebhooksTab state={state} onGo={setState} />
            ) : key === 'rules' ? (
              <RulesTab
                state={state}
                onGo={setState}
                onPreview={({ userId, username, interfaceCode: code }) =>
                  userId !== null && setPreview({ customer: { userId, name: username ?? '' }, interfaceCode: code })
                }
              />
            ) : (
              <GrantsTab
                state={state}
                onGo={setState}
                onPreview={({ userId, username }, code) =>
                  setPreview({ customer: { userId, name: username }, interfaceCode: code })
                }
              />
            ),
        }))}
      />
      {isAdding && tab === 'rules' && <PermissionForm edited={undefined} onClose={close} />}
      {isAdding && tab === 'grants' && <GrantDialog onClose={close} />}
      {preview !== undefined && <PreviewDrawer {...preview} onClose={() => setPreview(undefined)} />}
    </div>
  );
}

/** Only a whole code can be asked for. */
function codeOf(text: string): string | undefined {
  return /^[A-Za-z][A-Za-z0-9]{2,39}$/.test(text.trim()) ? text.trim() : undefined;
}
