import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { OePart } from '../../contract/parts.ts';
import { showPriceFen } from '../../ui/money.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import cards from '../shell/row-cards.module.css';
import { OeMarks } from './oe-marks.tsx';
import { type OpenRow, readOpen, withOpen } from './oe-place.ts';
import { OeRowActions } from './oe-row-actions.tsx';
import { OeRowPanel } from './oe-row-panel.tsx';
import styles from './oe-screen.module.css';
import { usePriceNote } from './use-price-note.ts';

const columns = ['oe', 'name', 'brand', 'market', 'guide', 'dated', 'action'] as const;

export function OeTable({ parts }: { parts: readonly OePart[] }) {
  const { t } = useTranslation('oe');
  const [params, setParams] = useSearchParams();
  const open = readOpen(params);
  const onOpen = (next: OpenRow | undefined) => setParams(withOpen(params, next), { preventScrollReset: true });
  return (
    <table className={`${cards.table} ${styles.table}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <Row
            key={part.oeId}
            part={part}
            panel={open?.oeId === part.oeId ? open.panel : undefined}
            onOpen={(panel) => onOpen(panel === undefined ? undefined : { oeId: part.oeId, panel })}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  part: OePart;
  panel: OpenRow['panel'] | undefined;
  onOpen: (panel: OpenRow['panel'] | undefined) => void;
}

function Row({ part, panel, onOpen }: RowProps) {
  const { t } = useTranslation('oe');
  const panelId = useId();
  const noteOf = usePriceNote();
  return (
    <Fragment>
      <tr>
        <th scope="row">
          <span className={styles.number}>
            <span className="oe">{part.oe}</span>
            <CopyButton text={part.oe} />
          </span>
          <OeMarks hasReplace={part.hasReplace} isDiscontinued={part.isDiscontinued} />
        </th>
        <td data-label={t('column.name')}>{nameOf(part)}</td>
        <td data-label={t('column.brand')}>{part.brandName}</td>
        <td data-label={t('column.market')} data-column="market">
          {showPriceFen(part.price?.marketPriceFen ?? null)}
        </td>
        <td data-label={t('column.guide')} data-column="guide">
          {showPriceFen(part.price?.guidePriceFen ?? null)}
        </td>
        <td data-label={t('column.dated')} data-column="wide">
          {part.price === null ? '—' : noteOf(part.price)}
        </td>
        <td className={cards.actions}>
          <OeRowActions part={part} panel={panel} panelId={panelId} onOpen={onOpen} />
        </td>
      </tr>
      {panel !== undefined && (
        <tr className={styles.opened}>
          <td id={panelId} colSpan={columns.length}>
            <OeRowPanel part={part} panel={panel} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** The maker's name for the part, with the standard one where they differ. */
function nameOf({ oeName, stdPartName }: OePart): string {
  if (oeName === '') return stdPartName;
  return oeName.includes(stdPartName) ? oeName : `${oeName} · ${stdPartName}`;
}
