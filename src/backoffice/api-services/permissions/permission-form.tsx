import { Alert, Button, Drawer, InputNumber, Segmented, Space } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { roleNameIn } from '../../../contract/access/role-name.ts';
import { InterfaceCode } from '../../../contract/api-services/definition.ts';
import { KEY_PER_DAY_MAX, KEY_PER_SECOND_MAX } from '../../../contract/api-services/keys/rules.ts';
import { permissionCalls } from '../../../contract/api-services/permissions/calls.ts';
import { Permission } from '../../../contract/api-services/permissions/schemas.ts';
import type { Language } from '../../../contract/codes.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { type Conflict, conflictOf } from '../../form/conflict.ts';
import { FieldConflictDialog } from '../../form/conflict-dialog.tsx';
import { useMessages } from '../../messages.ts';
import { FieldRulesEditor } from './field-rules-editor.tsx';
import { InterfaceCodeInput } from './interface-code-input.tsx';
import styles from './permissions.module.css';
import { type Subject, SubjectSelect } from './subject-select.tsx';

interface PermissionFormProps {
  /** Undefined for new rules. */
  edited: Permission | undefined;
  onClose: () => void;
}

const ruleFields = ['isAllowed', 'fieldRules', 'perSecond', 'perDay'] as const;
type Rules = Pick<Permission, (typeof ruleFields)[number]>;

/** What a customer, or a class of customers, may call and see of one interface. */
export function PermissionForm({ edited, onClose }: PermissionFormProps) {
  const { t, language } = useMessages();
  const id = useId();
  const [subject, setSubject] = useState(() => (edited === undefined ? undefined : subjectOf(edited, language)));
  const [code, setCode] = useState(edited?.interfaceCode ?? '');
  const [rules, setRules] = useState<Rules>(() => rulesOf(edited));
  const [conflict, setConflict] = useState<Conflict>();
  const edit = (change: Partial<Rules>) => setRules({ ...rules, ...change });
  const save = useAction(
    (from: { subject: Subject; rules: Rules; rowVersion: number | null }) =>
      request(permissionCalls.permissionSave, {
        subject: from.subject.kind === 'customer' ? { userId: from.subject.id } : { roleId: from.subject.id },
        interfaceCode: code,
        ...from.rules,
        rowVersion: from.rowVersion,
      }),
    {
      done: () => t('apiPermission:saved'),
      onDone: onClose,
      changes: [permissionCalls.permissionList, permissionCalls.permissionPreview],
      isErrorInForm: true,
      onError(error, from) {
        const found = conflictOf(error);
        if (found !== undefined) setConflict({ ...found, original: rulesOf(edited), mine: { ...from.rules } });
        return found !== undefined;
      },
    },
  );
  const isComplete = subject !== undefined && InterfaceCode.safeParse(code).success;
  const resolve = (chosen: object) => {
    const server = Permission.safeParse(conflict?.theirs).data;
    if (server === undefined || subject === undefined) return;
    const merged = { ...rulesOf(server), ...chosen };
    setConflict(undefined);
    setRules(merged);
    void save.run({ subject, rules: merged, rowVersion: server.rowVersion });
  };
  const submit = () => {
    if (subject !== undefined) void save.run({ subject, rules, rowVersion: edited?.rowVersion ?? null });
  };
  return (
    <Drawer
      open
      width="min(640px, 100%)"
      title={t(edited === undefined ? 'apiPermission:add' : 'apiPermission:edit')}
      onClose={onClose}
      extra={
        <Space>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="primary" disabled={!isComplete} loading={save.isBusy} onClick={submit}>
            {t('common:action.save')}
          </Button>
        </Space>
      }
    >
      <div className={styles.form}>
        {save.errorMessage !== null && <Alert type="error" showIcon message={save.errorMessage} />}
        <Labelled id={`${id}-subject`} label="subject">
          <SubjectSelect
            id={`${id}-subject`}
            hasClasses
            value={subject}
            isDisabled={edited !== undefined}
            onChange={setSubject}
          />
        </Labelled>
        <Labelled id={`${id}-code`} label="interfaceCode">
          <InterfaceCodeInput
            id={`${id}-code`}
            value={code}
            isDisabled={edited !== undefined}
            onChange={(value) => {
              setCode(value);
              edit({ fieldRules: {} });
            }}
          />
        </Labelled>
        <Segmented<boolean>
          aria-label={t('apiPermission:field.isAllowed')}
          value={rules.isAllowed}
          options={[true, false].map((value) => ({ value, label: t(`apiPermission:allowed.${value}`) }))}
          onChange={(isAllowed) => edit({ isAllowed })}
        />
        <div className={styles.limits}>
          {(['perSecond', 'perDay'] as const).map((field) => (
            <Labelled key={field} id={`${id}-${field}`} label={field}>
              <InputNumber<number>
                id={`${id}-${field}`}
                min={1}
                max={field === 'perSecond' ? KEY_PER_SECOND_MAX : KEY_PER_DAY_MAX}
                precision={0}
                placeholder={t('apiPermission:standard')}
                value={rules[field]}
                onChange={(value) => edit({ [field]: value })}
              />
            </Labelled>
          ))}
        </div>
        <h2>{t('apiPermission:field.fieldRules')}</h2>
        {InterfaceCode.safeParse(code).success ? (
          <FieldRulesEditor code={code} rules={rules.fieldRules} onChange={(fieldRules) => edit({ fieldRules })} />
        ) : (
          <p className="quiet">{t('apiPermission:chooseInterface')}</p>
        )}
      </div>
      {conflict !== undefined && (
        <FieldConflictDialog
          conflict={conflict}
          fields={ruleFields}
          labelOf={(field) => t(`apiPermission:field.${field}`)}
          textOf={(row, field) =>
            field === 'isAllowed' ? t(`apiPermission:allowed.${row[field]}`) : JSON.stringify(row[field], null, 1)
          }
          onResolve={resolve}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </Drawer>
  );
}

export function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const { t } = useMessages();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`apiPermission:field.${label}`)}</label>
      {children}
    </div>
  );
}

/** Whom rules are for. */
export function subjectOf(permission: Permission, language: Language): Subject {
  const { userId, username, roleId, roleName, roleNameEn } = permission;
  const role = { roleName: roleName ?? '', roleNameEn: roleNameEn ?? '' };
  return userId === null
    ? { kind: 'class', id: roleId ?? 0, name: roleNameIn(language, role) }
    : { kind: 'customer', id: userId, name: username ?? '' };
}

function rulesOf(permission: Permission | undefined): Rules {
  const { isAllowed = true, fieldRules = {}, perSecond = null, perDay = null } = permission ?? {};
  return { isAllowed, fieldRules, perSecond, perDay };
}
