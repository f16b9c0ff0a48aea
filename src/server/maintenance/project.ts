import type { MaintainProject } from '../../contract/maintenance/schemas.ts';
import type { Part } from '../../contract/parts/schemas.ts';
import type { PlanRow } from './statements.ts';

/** Units of measured parts in either language: such a part is the material itself. */
const MEASURES = new Set(['升', 'L', '千克', 'kg']);

/** Hours of an inspection without disassembly, where the plan states none. */
const CHECK_HOURS = 0.3;

/** A project with the parts of the vehicle's book. A material with a part number has that part's price. */
export function projectOf(row: PlanRow, partsByKind: ReadonlyMap<number, readonly Part[]>): MaintainProject {
  const { hours, checkHours, stdPartIds, partMaterialsName, unitPriceFen, unit, amount, remark, ...project } = row;
  const partList = stdPartIds.flatMap((id) => partsByKind.get(id) ?? []).map(countedOnce);
  const hasNumber = partList.some(isMeasured);
  const isMaterial = partMaterialsName !== null && unit !== null && amount !== null;
  return {
    ...plain(project),
    partList: isMaterial
      ? partList.map((part) => (isMeasured(part) ? { ...part, partCount: amount } : part))
      : partList,
    maintAssist: isMaterial
      ? { partMaterialsName, unitPriceFen: hasNumber ? null : unitPriceFen, unit, amount, remark: remark ?? '' }
      : null,
    maintRepair: { hours, checkHours: checkHours ?? Math.min(hours, CHECK_HOURS) },
  };
}

/** A plan has a cost: of parts that are used as required it counts one. */
const countedOnce = (part: Part): Part => (part.partCount === 0 ? { ...part, partCount: 1 } : part);

function isMeasured({ unit }: Part): boolean {
  return MEASURES.has(unit);
}

/** Without the vehicle's fields, which are in every row of the statement. */
function plain(
  row: Omit<
    PlanRow,
    'hours' | 'checkHours' | 'stdPartIds' | 'partMaterialsName' | 'unitPriceFen' | 'unit' | 'amount' | 'remark'
  >,
) {
  return {
    stdMaintId: row.stdMaintId,
    baseItemCode: row.baseItemCode,
    stdMaintTypeName: row.stdMaintTypeName,
    maintType: row.maintType,
    operate: row.operate,
    checkOrMustFlag: row.checkOrMustFlag,
    intervalKm: row.intervalKm,
    intervalMonths: row.intervalMonths,
    firstKm: row.firstKm,
    firstMonths: row.firstMonths,
  };
}
