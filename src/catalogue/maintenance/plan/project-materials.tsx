import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Part } from '../../../contract/parts/schemas.ts';
import { CopyButton } from '../../shared/clipboard/copy-button.tsx';
import { links } from '../../shared/navigation/paths.ts';
import { Superseded } from '../../shared/superseded/superseded.tsx';
import { useFormatters } from '../use-formatters.ts';
import { isMaterialPart, type Rates } from './cost.ts';
import type { PartChoice } from './part-choices.ts';
import type { PlanLine } from './plan-lines.ts';
import styles from './plan-row.module.css';

interface ProjectMaterialsProps {
  line: PlanLine;
  rates: Rates;
  /** Called with all oeIds of the project after a choice. */
  onOption(oeIds: number[]): void;
}

/** The parts and materials of a project with number, quantity and price. */
export function ProjectMaterials({ line, rates, onOption }: ProjectMaterialsProps) {
  const { t } = useTranslation('maintenance');
  const format = useFormatters();
  const { choices, parts, project } = line;
  const { maintAssist } = project;
  if (parts.length === 0 && maintAssist === null) return null;
  const choose = (replaced: Part, oeId: number) =>
    onOption([...parts.filter((part) => part !== replaced).map((part) => part.oeId), oeId]);
  return (
    <ul className={styles.materials}>
      {parts.map((part, index) => (
        <li key={part.oeId}>
          <span>{part.stdPartName}</span>
          <Numbers choice={choices[index]} part={part} onChoose={(oeId) => choose(part, oeId)} />
          <span className="number quiet">
            {isMaterialPart(line, part) && maintAssist !== null
              ? format.amount(maintAssist.amount, maintAssist.unit)
              : `× ${format.number(part.partCount)}`}
            {' · '}
            <Price fen={rates.priceFenOf(part)} />
          </span>
        </li>
      ))}
      {maintAssist !== null && maintAssist.unitPriceFen !== null && (
        <li>
          <span>{maintAssist.partMaterialsName}</span>
          <span className="number quiet">
            {format.amount(maintAssist.amount, maintAssist.unit)}
            {' · '}
            {t('plan.each', { price: format.sum(maintAssist.unitPriceFen) })}
          </span>
          {maintAssist.remark !== '' && <span className="quiet">{maintAssist.remark}</span>}
        </li>
      )}
    </ul>
  );
}

function Price({ fen }: { fen: number | null | undefined }) {
  const format = useFormatters();
  return <span>{fen === undefined ? '…' : format.price(fen)}</span>;
}

interface NumbersProps {
  choice: PartChoice | undefined;
  part: Part;
  onChoose(oeId: number): void;
}

/** The part's number, or a select of the alternatives. */
function Numbers({ choice, part, onChoose }: NumbersProps) {
  const { t } = useTranslation('maintenance');
  const options = choice?.options ?? [part];
  return (
    <span className={styles.oe}>
      {options.length > 1 ? (
        <select
          className="oe"
          aria-label={t('plan.options', { name: part.stdPartName, count: options.length })}
          value={part.oeId}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {options.map((option) => (
            <option key={option.oeId} value={option.oeId}>
              {option.oe}
              {option.partRemark === '' ? '' : ` · ${option.partRemark}`}
            </option>
          ))}
        </select>
      ) : (
        <Link className="oe" to={links.oe(part.oe)}>
          {part.oe}
        </Link>
      )}
      <CopyButton text={part.oe} />
      <Superseded part={part} />
    </span>
  );
}
