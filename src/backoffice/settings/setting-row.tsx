import { Alert, Button } from 'antd';
import type { SettingKey } from '../../contract/settings/definitions.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { Tag } from '../../ui/tag.tsx';
import { type Messages, useMessages } from '../messages.ts';
import styles from './config.module.css';
import { type Draft, draftValue, isConflict, isSame, problemOf, type Setting } from './config-draft.ts';
import { SettingInput } from './setting-input.tsx';
import { settingName, settingText } from './setting-text.ts';

export interface SettingActions {
  change(setting: Setting, value: unknown): void;
  /** Drops the user's value. */
  takeTheirs(key: SettingKey): void;
  /** Keeps the user's value over the one saved meanwhile. */
  keepMine(setting: Setting): void;
  showHistory(key: SettingKey): void;
}

interface SettingRowProps {
  setting: Setting;
  draft: Draft;
  /** What the server found wrong with the value. */
  refusal: string | undefined;
  canEdit: boolean;
  actions: SettingActions;
}

/** One setting: its meaning, its input, its default and who changed it last. */
export function SettingRow({ setting, draft, refusal, canEdit, actions }: SettingRowProps) {
  const messages = useMessages();
  const { t, has } = messages;
  const { key } = setting;
  const value = draftValue(draft, setting);
  const problem = draft[key] === undefined ? undefined : (problemText(key, value, messages) ?? refusal);
  const meaningId = `meaning-${key}`;
  const isDefault = isSame(value, setting.default);
  const name = settingName(key, messages);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3>
          <label htmlFor={`setting-${key}`}>{name}</label>
          {draft[key] !== undefined && <Tag variant="warning">{t('config:unsaved')}</Tag>}
        </h3>
        <p id={meaningId} className="quiet">
          {t(`config:setting.${key}.meaning`)}
        </p>
      </div>
      <div className={styles.input}>
        <SettingInput
          settingKey={key}
          value={value}
          isDisabled={!canEdit}
          describedBy={problem === undefined ? meaningId : `problem-${key}`}
          isInvalid={problem !== undefined}
          onChange={(changed) => actions.change(setting, changed)}
        />
        {problem !== undefined && (
          <p id={`problem-${key}`} className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {isConflict(draft, setting) && <Conflict setting={setting} draft={draft} actions={actions} />}
        <p className={styles.facts}>
          <span>
            {t(`config:default.${setting.defaultSource}`, { value: settingText(key, setting.default, messages) })}
          </span>
          {setting.changedAt !== null && <span>{changedText(setting, messages)}</span>}
        </p>
        <div className={styles.actions}>
          {canEdit && !isDefault && (
            <Button
              size="small"
              aria-label={t('config:restoreOf', { name })}
              onClick={() => actions.change(setting, setting.default)}
            >
              {t('config:restore')}
            </Button>
          )}
          {setting.rowVersion > 0 && (
            <Button
              size="small"
              type="text"
              aria-label={t('config:historyOf', { name })}
              onClick={() => actions.showHistory(key)}
            >
              {t('config:history')}
            </Button>
          )}
        </div>
        {has(`config:setting.${key}.warning`) && !isDefault && (
          <p className={styles.facts}>{t(`config:setting.${key}.warning`)}</p>
        )}
      </div>
    </li>
  );
}

function problemText(key: SettingKey, value: unknown, messages: Messages): string | undefined {
  const problem = problemOf(key, value);
  if (problem === undefined) return undefined;
  return messages.t(`invalid.${problem.key}`, { label: settingName(key, messages), ...problem.values });
}

export function changedText(
  { changedBy, changedAt }: { changedBy: string | null; changedAt: string | null },
  { t, language }: Messages,
): string {
  const time = changedAt === null ? '' : formatDateTime(changedAt, language);
  return t(changedBy === null ? 'config:changedOn' : 'config:changedBy', { name: changedBy ?? '', time });
}

/** Someone else saved another value meanwhile: the three values, and the choice between two of them. */
function Conflict({ setting, draft, actions }: Pick<SettingRowProps, 'setting' | 'draft' | 'actions'>) {
  const messages = useMessages();
  const { t } = messages;
  const { key } = setting;
  const entry = draft[key];
  if (entry === undefined) return null;
  const texts = { original: entry.original, mine: entry.value, theirs: setting.value };
  return (
    <Alert
      type="warning"
      showIcon
      message={t('config:conflict.title', { by: changedText(setting, messages) })}
      description={
        <>
          <dl className={styles.sides}>
            {Object.entries(texts).map(([side, value]) => (
              <div key={side}>
                <dt>{t(`config:conflict.${side}`)}</dt>
                <dd>{settingText(key, value, messages)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <Button size="small" onClick={() => actions.keepMine(setting)}>
              {t('config:conflict.keepMine')}
            </Button>
            <Button size="small" onClick={() => actions.takeTheirs(key)}>
              {t('config:conflict.takeTheirs')}
            </Button>
          </div>
        </>
      }
    />
  );
}
