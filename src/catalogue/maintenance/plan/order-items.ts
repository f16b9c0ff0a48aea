import type { Part } from '../../../contract/parts/schemas.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../../contract/provinces/schemas.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { OWN_PRICE, PART_REMARK_MAX } from '../../../contract/work-orders/rules.ts';
import type { NewItem } from '../../../contract/work-orders/schemas.ts';
import { orderItem, orderQuantity, QUANTITY_MAX } from '../../shared/work-order/order-item.ts';
import { partKey } from '../../shared/work-order/part-key.ts';
import { hoursOf, isMaterialPart } from './cost.ts';
import type { PlanLine } from './plan-lines.ts';

interface OrderContext {
  priceOf(part: Part): PartPrice | null | undefined;
  province: ProvinceCode;
  hourCostFen: number;
  labels: { original: string; hour: string; unitOf(unit: string): string };
}

/** The chosen projects as lines of a work order: parts and materials of replacements, hours of all projects. */
export function orderItems(lines: readonly PlanLine[], context: OrderContext): NewItem[] {
  const chosen = lines.filter(({ isChosen }) => isChosen);
  const changed = chosen.filter(({ isChange }) => isChange);
  return [
    ...mergeSameParts(changed.flatMap((line) => line.parts.map((part) => partItem(line, part, context)))),
    ...changed.flatMap((line) => materialItem(line, context)),
    ...chosen.flatMap((line) => labourItem(line, context)),
  ];
}

function partItem(line: PlanLine, part: Part, { priceOf, province, labels }: OrderContext): NewItem {
  const isMaterial = isMaterialPart(line, part);
  const item = orderItem(part, { price: priceOf(part), province, partBrandName: labels.original });
  return {
    ...item,
    lineKind: isMaterial ? 'material' : 'part',
    quantity: isMaterial ? part.partCount : orderQuantity(part.partCount),
    unit: isMaterial ? labels.unitOf(line.project.maintAssist?.unit ?? '') : '',
    partRemark: item.partRemark || line.project.stdMaintTypeName.slice(0, PART_REMARK_MAX),
  };
}

/** One item per part: the quantities of several projects are added up. */
function mergeSameParts(items: readonly NewItem[]): NewItem[] {
  const byPart = new Map<string, NewItem>();
  for (const item of items) {
    const key = partKey(item);
    const before = byPart.get(key);
    const quantity = Math.min(QUANTITY_MAX, (before?.quantity ?? 0) + (item.quantity ?? 1));
    byPart.set(key, before === undefined ? item : { ...before, quantity });
  }
  return [...byPart.values()];
}

function materialItem({ project }: PlanLine, { province, labels }: OrderContext): NewItem[] {
  const { maintAssist } = project;
  if (maintAssist === null || maintAssist.unitPriceFen === null) return [];
  return [
    {
      lineKind: 'material',
      stdPartName: maintAssist.partMaterialsName,
      provinceCode: province,
      marketPriceFen: maintAssist.unitPriceFen,
      quantity: maintAssist.amount,
      unit: labels.unitOf(maintAssist.unit),
      partRemark: project.stdMaintTypeName.slice(0, PART_REMARK_MAX),
    },
  ];
}

function labourItem(line: PlanLine, { province, hourCostFen, labels }: OrderContext): NewItem[] {
  const hours = hoursOf(line);
  if (hours <= 0) return [];
  return [
    {
      lineKind: 'labour',
      stdPartName: line.project.stdMaintTypeName,
      provinceCode: province,
      marketPriceFen: hourCostFen,
      priceSource: OWN_PRICE,
      priceDated: shopDate(),
      quantity: hours,
      unit: labels.hour,
    },
  ];
}
