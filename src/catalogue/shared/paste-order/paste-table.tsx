import { useTranslation } from 'react-i18next';
import { Tag, type TagVariant } from '../../../ui/tag.tsx';
import { QUANTITY_MAX } from '../work-order/order-item.ts';
import styles from './paste-order.module.css';
import { OWN_LINE, type PasteRow, piecesOf, type RowState } from './paste-rows.ts';

/** What the user decided for a row. */
export interface RowChoice {
  key: string;
  isTicked: boolean;
  /** Of each part of the choice. */
  pieces: number;
}

interface PasteTableProps {
  rows: readonly PasteRow[];
  choices: ReadonlyMap<number, RowChoice>;
  onChange: (index: number, choice: RowChoice) => void;
}

/** The parts of the message with the rows of the vehicle's book. */
export function PasteTable({ rows, choices, onChange }: PasteTableProps) {
  const { t } = useTranslation('work-orders-paste');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t('column.take')}</span>
          </th>
          <th scope="col">{t('column.requested')}</th>
          <th scope="col">{t('column.part')}</th>
          <th scope="col">{t('column.fit')}</th>
          <th scope="col">{t('column.quantity')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.index}
            row={row}
            choice={choices.get(row.index)}
            onChange={(next) => onChange(row.index, next)}
          />
        ))}
      </tbody>
    </table>
  );
}

const VARIANTS: Record<RowState, TagVariant> = {
  found: 'good',
  choose: 'warning',
  check: 'warning',
  misfit: 'bad',
  missing: 'bad',
};

interface RowProps {
  row: PasteRow;
  choice: RowChoice | undefined;
  onChange: (choice: RowChoice) => void;
}

function Row({ row, choice, onChange }: RowProps) {
  const { t } = useTranslation('work-orders-paste');
  const { requested, choices } = row;
  const stated = requested.quantity === null ? '' : ` ${requested.quantity}${requested.unit}`;
  const onChoose = (key: string) => {
    const chosen = choices.find((other) => other.key === key);
    if (chosen !== undefined) onChange({ key, isTicked: true, pieces: piecesOf(requested, chosen) });
  };
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={t('take', { name: requested.text })}
          checked={choice?.isTicked ?? false}
          disabled={choice === undefined}
          onChange={(event) => choice !== undefined && onChange({ ...choice, isTicked: event.target.checked })}
        />
      </td>
      <th scope="row">
        {requested.text}
        <span className="quiet">{stated}</span>
      </th>
      <td>
        {choice === undefined || choice.key === OWN_LINE ? (
          <span className="quiet">{t(choice === undefined ? 'notInBook' : 'ownLine')}</span>
        ) : (
          <select
            aria-label={t('chooseOf', { name: requested.text })}
            value={choice.key}
            onChange={(event) => onChoose(event.target.value)}
          >
            {choices.map(({ key, parts }) => (
              <option key={key} value={key}>
                {parts.map(partText).join(' + ')}
                {parts.some(({ curVehFlag }) => curVehFlag === 0) ? t('misfitMark') : ''}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>
        <Tag variant={VARIANTS[row.state]}>{t(`state.${row.state}`)}</Tag>
      </td>
      <td>
        {choice !== undefined && (
          <input
            className={styles.pieces}
            type="number"
            min={1}
            max={QUANTITY_MAX}
            aria-label={t('quantityOf', { name: requested.text })}
            value={choice.pieces}
            onChange={(event) => {
              const pieces = Math.trunc(Number(event.target.value));
              if (pieces >= 1 && pieces <= QUANTITY_MAX) onChange({ ...choice, pieces });
            }}
          />
        )}
      </td>
    </tr>
  );
}

function partText({
  stdPartName,
  oeName,
  oe,
  partRemark,
}: {
  stdPartName: string;
  oeName: string;
  oe: string;
  partRemark: string;
}): string {
  return [oe, oeName || stdPartName, partRemark].filter((text) => text !== '').join(' · ');
}
