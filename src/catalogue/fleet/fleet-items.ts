import { groupBy } from '../../contract/group-by.ts';
import type { PartPrice } from '../../contract/prices/schemas.ts';
import type { ProvinceCode } from '../../contract/provinces/schemas.ts';
import { PART_REMARK_MAX } from '../../contract/work-orders/rules.ts';
import type { NewItem } from '../../contract/work-orders/schemas.ts';
import { priceKey } from '../shared/prices/price-batches.ts';
import { boundedRules, orderItem, orderQuantity, RULE_MAX } from '../shared/work-order/order-item.ts';
import { partKey } from '../shared/work-order/part-key.ts';
import { type FleetCell, worst } from './fleet-table.ts';
import { joinWithin } from './join-within.ts';

interface ItemInput {
  prices: ReadonlyMap<string, PartPrice>;
  province: ProvinceCode;
  partBrandName: string;
  /** The short names of vehicles, by VIN. */
  labels: ReadonlyMap<string, string>;
}

/** One line for each number: the pieces of all vehicles, with the vehicles in the remark and the worst fit. */
export function fleetItems(cells: readonly FleetCell[], input: ItemInput): NewItem[] {
  const items = cells.map((cell) => ({ cell, item: itemOf(cell, input) }));
  return [...groupBy(items, ({ item }) => partKey(item)).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const quantity = orderQuantity(same.reduce((sum, { item }) => sum + (item.quantity ?? 1), 0));
    return [{ ...first.item, quantity, partRemark: remarkOf(same, input.labels), fit: fitOf(same, input.labels) }];
  });
}

/** The lines of one vehicle. */
export function vehicleItems(cells: readonly FleetCell[], input: ItemInput): NewItem[] {
  return [...new Map(cells.map((cell) => itemOf(cell, input)).map((item) => [partKey(item), item])).values()];
}

interface Line {
  cell: FleetCell;
  item: NewItem;
}

function itemOf({ part }: FleetCell, { prices, province, partBrandName }: ItemInput): NewItem {
  return orderItem(part, { price: prices.get(priceKey(part)), province, partBrandName });
}

function remarkOf(lines: readonly Line[], labels: ItemInput['labels']): string {
  const vehicles = lines.map(({ cell, item }) => `${labels.get(cell.vin) ?? cell.vin} ×${item.quantity ?? 1}`);
  return joinWithin(vehicles, ', ', PART_REMARK_MAX);
}

/** The worst grade, and its rules with the vehicles that each is about. */
function fitOf(lines: readonly Line[], labels: ItemInput['labels']): NewItem['fit'] {
  const grade = worst(lines.flatMap(({ item }) => item.fit?.grade ?? []));
  const deciding = lines
    .filter(({ item }) => item.fit?.grade === grade)
    .flatMap(({ cell, item }) =>
      (item.fit?.rules ?? []).map((rule) => ({ rule, label: labels.get(cell.vin) ?? cell.vin })),
    );
  const rules = [...groupBy(deciding, ({ rule }) => rule)].map(([rule, those]) => {
    if (grade === 'fits') return rule;
    const names = those.map(({ label }) => label);
    return `${joinWithin(names, ', ', Math.max(0, RULE_MAX - rule.length - 2))}: ${rule}`;
  });
  return { grade, rules: boundedRules(rules), isConfirmed: false };
}
