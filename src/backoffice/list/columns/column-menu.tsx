import { ArrowDownOutlined, ArrowUpOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber, Popover, Segmented } from 'antd';
import { densities } from '../../../contract/saved-views/rules.ts';
import { useMessages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';
import styles from '../list.module.css';
import menu from './column-menu.module.css';
import {
  initialLayout,
  type ListLayout,
  moveColumn,
  resizeColumn,
  toggleColumn,
  WIDTH_MAX,
  WIDTH_MIN,
} from './list-layout.ts';

interface ColumnMenuProps {
  resource: Resource;
  layout: ListLayout;
  onChange: (layout: ListLayout) => void;
}

/** Chooses the columns, their order and width, and the height of the rows; the last column cannot be removed. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { t } = useMessages();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      // On a phone it is nearly as wide as the screen, and would stick out of it at the left.
      align={{ overflow: { shiftX: true, adjustY: true } }}
      content={<ColumnList {...props} />}
    >
      <Button icon={<SettingOutlined aria-hidden />} aria-label={t('list.columns')}>
        <span className={styles.wide}>{t('list.columns')}</span>
      </Button>
    </Popover>
  );
}

function ColumnList({ resource, layout, onChange }: ColumnMenuProps) {
  const { t } = useMessages();
  const labelOf = (field: string) => t(`${resource.name}:field.${field}`);
  const shown = layout.columns.map(({ field }) => field);
  const hidden = resource.columns.map(({ field }) => field).filter((field) => !shown.includes(field));
  return (
    <div className={menu.menu}>
      <Segmented
        block
        aria-label={t('columns.density')}
        value={layout.density}
        options={densities.map((value) => ({ value, label: t(`columns.${value}`) }))}
        onChange={(density) => onChange({ ...layout, density })}
      />
      <ul className={menu.columns}>
        {layout.columns.map(({ field, width }, index) => (
          <li key={field}>
            <Checkbox checked disabled={shown.length === 1} onChange={() => onChange(toggleColumn(layout, field))}>
              {labelOf(field)}
            </Checkbox>
            <InputNumber
              size="small"
              aria-label={t('columns.width', { label: labelOf(field) })}
              placeholder={t('columns.auto')}
              style={{ width: 76 }}
              min={WIDTH_MIN}
              max={WIDTH_MAX}
              step={20}
              value={width}
              onChange={(changed) => onChange(resizeColumn(layout, field, changed))}
            />
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                size="small"
                type="text"
                icon={step === -1 ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />}
                aria-label={t(step === -1 ? 'columns.earlier' : 'columns.later', { label: labelOf(field) })}
                disabled={step === -1 ? index === 0 : index === shown.length - 1}
                onClick={() => onChange(moveColumn(layout, field, step))}
              />
            ))}
          </li>
        ))}
        {hidden.map((field) => (
          <li key={field}>
            <Checkbox checked={false} onChange={() => onChange(toggleColumn(layout, field))}>
              {labelOf(field)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => onChange(initialLayout(resource))}>
        {t('columns.reset')}
      </Button>
    </div>
  );
}
