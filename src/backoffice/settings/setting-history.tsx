import { Button, Drawer, Grid } from 'antd';
import { settingCalls } from '../../contract/settings/calls.ts';
import { useCall } from '../../providers/calls/use-call.ts';
import { Spinner } from '../../ui/state.tsx';
import { LoadError } from '../load-error.tsx';
import { useMessages } from '../messages.ts';
import styles from './config.module.css';
import type { Setting } from './config-draft.ts';
import { changedText } from './setting-row.tsx';
import { settingName, settingText } from './setting-text.ts';

interface SettingHistoryProps {
  setting: Setting;
  canEdit: boolean;
  /** Takes an earlier value over into the page. */
  onUse: (value: unknown) => void;
  onClose: () => void;
}

/** The values of a setting, newest first, with who saved each of them. */
export function SettingHistory({ setting, canEdit, onUse, onClose }: SettingHistoryProps) {
  const messages = useMessages();
  const { t } = messages;
  const { key } = setting;
  const { sm: isWide = true } = Grid.useBreakpoint();
  const { data, error, refetch } = useCall(settingCalls.configHistory, { key }, { staleTime: 0 });
  return (
    <Drawer
      open
      onClose={onClose}
      width={isWide ? 480 : '100%'}
      title={t('config:historyOf', { name: settingName(key, messages) })}
    >
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      <ol className={styles.history}>
        {data?.rows.map((change, index) => (
          <li key={change.rowVersion}>
            <strong>{change.isDefault ? t('config:backToDefault') : settingText(key, change.value, messages)}</strong>
            <span className="quiet">{changedText(change, messages)}</span>
            {index === 0 && <span>{t('config:current')}</span>}
            {index > 0 && canEdit && (
              <Button size="small" onClick={() => onUse(change.isDefault ? setting.default : change.value)}>
                {t('config:use')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
