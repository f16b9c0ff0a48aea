import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import styles from './list.module.css';

interface ColumnMenuProps {
  resource: Resource;
  chosen: readonly string[];
  onChoose: (fields: readonly string[]) => void;
}

/** Chooses the columns; the last one cannot be removed. */
export function ColumnMenu({ resource, chosen, onChoose }: ColumnMenuProps) {
  const { t } = useMessages();
  const options = resource.columns.map(({ field }) => ({
    value: field,
    label: t(`${resource.name}:field.${field}`),
    disabled: chosen.length === 1 && chosen[0] === field,
  }));
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Checkbox.Group
          style={{ display: 'grid', gap: 8 }}
          options={options}
          value={[...chosen]}
          onChange={(fields) => onChoose(fields.map(String))}
        />
      }
    >
      <Button icon={<SettingOutlined aria-hidden />} aria-label={t('list.columns')}>
        <span className={styles.wide}>{t('list.columns')}</span>
      </Button>
    </Popover>
  );
}
