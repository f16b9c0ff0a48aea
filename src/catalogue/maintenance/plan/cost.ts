import type { Part } from '../../../contract/parts/schemas.ts';
import { lineAmountFen } from '../../../contract/prices/line-amount.ts';
import type { PlanLine } from './plan-lines.ts';

export interface Cost {
  partsFen: number;
  materialsFen: number;
  hoursFen: number;
  hours: number;
  /** Parts without a known price; they are not in the sums. */
  unpricedNum: number;
  /** Parts whose prices are loading; the sums are incomplete until there are none. */
  pendingNum: number;
}

const NO_COST: Cost = { partsFen: 0, materialsFen: 0, hoursFen: 0, hours: 0, unpricedNum: 0, pendingNum: 0 };

/** The unit price in fen; null when unknown, undefined while loading. */
export type PriceFenOf = (part: Part) => number | null | undefined;

export interface Rates {
  priceFenOf: PriceFenOf;
  hourCostFen: number;
}

/** Whether the part is the project's material itself, counted in litres or kilograms instead of pieces. */
export function isMaterialPart({ project: { maintAssist } }: PlanLine, { unit }: Part): boolean {
  return maintAssist !== null && maintAssist.unitPriceFen === null && MEASURES.has(unit);
}

const MEASURES = new Set(['升', '千克']);

export function hoursOf({ project: { maintRepair }, isChange }: PlanLine): number {
  return isChange ? maintRepair.hours : maintRepair.checkHours;
}

/** The cost of one project; an inspection costs only its hours. */
export function costOf(line: PlanLine, { priceFenOf, hourCostFen }: Rates): Cost {
  const hours = hoursOf(line);
  const cost: Cost = { ...NO_COST, hours, hoursFen: lineAmountFen(hourCostFen, hours) };
  if (!line.isChange) return cost;
  for (const part of line.parts) {
    const fen = priceFenOf(part);
    if (fen === null || fen === 0) cost.unpricedNum += 1;
    if (fen === undefined) cost.pendingNum += 1;
    const sumFen = lineAmountFen(fen ?? 0, part.partCount);
    if (isMaterialPart(line, part)) cost.materialsFen += sumFen;
    else cost.partsFen += sumFen;
  }
  const { maintAssist } = line.project;
  if (maintAssist !== null) cost.materialsFen += lineAmountFen(maintAssist.unitPriceFen ?? 0, maintAssist.amount);
  return cost;
}

export function totalFenOf({ partsFen, materialsFen, hoursFen }: Cost): number {
  return partsFen + materialsFen + hoursFen;
}

/** The sum over the chosen projects. */
export function totalCost(lines: readonly PlanLine[], rates: Rates): Cost {
  const sum: Cost = { ...NO_COST };
  for (const line of lines) {
    if (!line.isChosen) continue;
    const cost = costOf(line, rates);
    sum.partsFen += cost.partsFen;
    sum.materialsFen += cost.materialsFen;
    sum.hoursFen += cost.hoursFen;
    sum.hours += cost.hours;
    sum.unpricedNum += cost.unpricedNum;
    sum.pendingNum += cost.pendingNum;
  }
  return { ...sum, hours: Math.round(sum.hours * 10) / 10 };
}
