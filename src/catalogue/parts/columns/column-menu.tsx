import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import styles from './column-menu.module.css';
import {
  type Column,
  clampWidth,
  defaultColumns,
  moveColumn,
  REQUIRED_COLUMNS,
  updateColumn,
  WIDTH_MAX,
  WIDTH_MIN,
} from './columns.ts';
import { useColumnLabel } from './use-column-label.ts';

interface ColumnMenuProps {
  columns: readonly Column[];
  onColumns(columns: readonly Column[]): void;
}

/** Visibility, order and width of the columns. */
export function ColumnMenu({ columns, onColumns }: ColumnMenuProps) {
  const { t } = useTranslation('parts');
  return (
    <Popover label={t('columns.title')} trigger={<Icon name="columns" />} className={styles.button ?? ''}>
      <div className={styles.menu}>
        <h3>{t('columns.title')}</h3>
        <ul>
          {columns.map((column, index) => (
            <ColumnLine
              key={column.id}
              column={column}
              isFirst={index === 0}
              isLast={index === columns.length - 1}
              onChange={(values) => onColumns(updateColumn(columns, column.id, values))}
              onMove={(by) => onColumns(moveColumn(columns, column.id, by))}
            />
          ))}
        </ul>
        <Button isSmall onClick={() => onColumns(defaultColumns)}>
          {t('columns.reset')}
        </Button>
      </div>
    </Popover>
  );
}

interface ColumnLineProps {
  column: Column;
  isFirst: boolean;
  isLast: boolean;
  onChange(values: Partial<Column>): void;
  onMove(by: -1 | 1): void;
}

function ColumnLine({ column, isFirst, isLast, onChange, onMove }: ColumnLineProps) {
  const { t } = useTranslation('parts');
  const { id, isVisible, width } = column;
  const name = useColumnLabel()(id);
  return (
    <li className={styles.line}>
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={isVisible}
          disabled={REQUIRED_COLUMNS.has(id)}
          onChange={(event) => onChange({ isVisible: event.target.checked })}
        />
        {name}
      </label>
      <input
        type="number"
        className={styles.width}
        aria-label={t('columns.width', { name })}
        value={width}
        min={WIDTH_MIN}
        max={WIDTH_MAX}
        step={4}
        onChange={({ target }) =>
          Number.isFinite(target.valueAsNumber) && onChange({ width: clampWidth(target.valueAsNumber) })
        }
      />
      <Button
        variant="plain"
        isSmall
        isIcon
        disabled={isFirst}
        aria-label={t('columns.up', { name })}
        className={styles.up ?? ''}
        onClick={() => onMove(-1)}
      >
        <Icon name="down" size={16} />
      </Button>
      <Button
        variant="plain"
        isSmall
        isIcon
        disabled={isLast}
        aria-label={t('columns.down', { name })}
        onClick={() => onMove(1)}
      >
        <Icon name="down" size={16} />
      </Button>
    </li>
  );
}
