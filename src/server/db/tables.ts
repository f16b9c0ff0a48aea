import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;
type Named = { nameZh: string; nameEn: string };

interface BrandTable extends Named {
  brandId: number;
  brandCode: string;
  initial: string;
  country: string;
  oeStyle: string;
}

interface FamilyTable extends Named {
  familyId: number;
  brandId: number;
  vehicleClass: 'C' | 'B';
  makerZh: string;
  makerEn: string;
  body: string;
  searchText: string;
}

interface VehicleGroupTable extends Named {
  groupId: number;
  familyId: number;
  yearFrom: number;
  yearTo: number | null;
  displacement: string;
  fuel: string;
  engineModel: string;
  platform: string;
}

interface VehicleTable extends Named {
  vehicleId: number;
  groupId: number;
  yearPattern: number;
  displacement: string;
  gearboxType: string;
  drivenType: string;
  cfgLevel: string;
  fuel: string;
  body: string;
  powerKw: number;
  seats: number;
  emission: string;
  announcement: string | null;
  announcementKey: string | null;
  factoryCode: string | null;
  producedFrom: string;
  producedTo: string | null;
  partNum: number;
  refinedTruckNum: number;
}

interface VinRuleTable {
  vinRuleId: number;
  prefix: string;
  yearCode: string;
  vehicleId: number;
  plantCode: string | null;
  serialFrom: number;
  serialTo: number;
}

interface PartGroupTable extends Named {
  partGroupId: number;
  vehicleClass: 'C' | 'B';
  code: string;
  parentId: number | null;
  level: number;
  ord: number;
}

interface StdPartTable extends Named {
  stdPartId: number;
  stdPartCode: string;
  partGroupId: number;
  unit: string;
  quantity: number;
  flags: string;
  ord: number;
}

interface StdPartNameTable {
  stdPartId: number;
  name: string;
  kind: 'name' | 'alias' | 'english';
  norm: string;
  pinyin: string;
  initials: string;
}

interface DrawingTable {
  drawingId: number;
  svg: string;
  width: number;
  height: number;
  hotspots: unknown;
}

interface AssemblyTable {
  assemblyId: number;
  groupId: number;
  partGroupId: number;
  drawingId: number | null;
}

interface PartTable extends Named {
  oeId: number;
  brandId: number;
  stdPartId: number;
  oe: string;
  oeKey: string;
  isStandard: boolean;
  discontinued: boolean;
}

interface FitTable {
  fitId: number;
  assemblyId: number;
  oeId: number;
  callout: string;
  quantity: number;
  remarkZh: string | null;
  remarkEn: string | null;
  gearboxType: string | null;
  drivenType: string | null;
  cfgLevel: string | null;
  producedFrom: string | null;
  producedTo: string | null;
  serialFrom: number | null;
  serialTo: number | null;
}

interface ReplacementTable {
  oldOeId: number;
  newOeId: number;
  kind: 'replaced' | 'interchangeable' | 'split' | 'merged';
  dated: string;
  noteZh: string | null;
  noteEn: string | null;
}

interface AftBrandTable extends Named {
  aftBrandId: number;
  country: string;
}

interface AftPartTable {
  aftPartId: number;
  oeId: number;
  aftBrandId: number;
  number: string;
  numberKey: string;
  partClass: 'equivalent' | 'used' | 'remanufactured';
}

interface PartPriceTable {
  oeId: number;
  guideFen: number | null;
  marketFen: (number | null)[];
  dated: string;
  source: string;
}

interface PowerTable {
  powerId: Generated<number>;
  powerCode: string;
  powerName: string;
  powerNameEn: Generated<string>;
  parentId: number | null;
  powerLevel: number;
  powerOrder: Generated<number>;
  type: 'area' | 'page' | 'action';
}

interface RoleTable {
  roleId: Generated<number>;
  roleName: string;
  roleValue: 1 | 2 | 3 | 4;
  remark: string | null;
}

interface AccountTable {
  userId: Generated<number>;
  username: string;
  passwordHash: string;
  phoneNum: string | null;
  userRealname: string | null;
  companyName: string | null;
  roleId: number;
  agencyCode: string | null;
  acctLevel: Generated<number>;
  parentId: number | null;
  deptId: number | null;
  dctType: Generated<number>;
  isSupportFast: Generated<boolean>;
  retailFlag: Generated<boolean>;
  retailExpireTime: MaybeTime;
  isDisabled: Generated<boolean>;
  provinceCode: Generated<string>;
  hasProvinceTip: Generated<boolean>;
  createdAt: Time;
}

interface SessionTable {
  tokenHash: string;
  userId: number;
  secretKey: string;
  platform: string;
  createdAt: Time;
  seenAt: Time;
  expiresAt: Time;
}

interface WorkOrderTable {
  listId: Generated<number>;
  userId: number;
  name: string;
  vin: string | null;
  vehicleId: number | null;
  vehicleType: 'pac' | 'cov';
  brandName: string;
  familyName: string;
  vehicleName: string;
  provinceCode: string;
  createdAt: Time;
  updatedAt: Time;
  removedAt: MaybeTime;
}

interface WorkOrderItemTable {
  partId: Generated<number>;
  listId: number;
  oe: string;
  searchOe: string;
  oeName: string;
  stdPartCode: string;
  stdPartName: string;
  vehicleBrandName: string;
  partBrandName: string;
  priceBrandId: number;
  provinceCode: string;
  guidePriceFen: number | null;
  marketPriceFen: number | null;
  quantity: Generated<number>;
  partRemark: Generated<string>;
  addedAt: Time;
  removedAt: MaybeTime;
}

/** The tables as Kysely sees them: camelCase over the migrations' snake_case. */
export interface Tables {
  brand: BrandTable;
  family: FamilyTable;
  vehicleGroup: VehicleGroupTable;
  vehicle: VehicleTable;
  vinRule: VinRuleTable;
  partGroup: PartGroupTable;
  stdPart: StdPartTable;
  stdPartName: StdPartNameTable;
  drawing: DrawingTable;
  assembly: AssemblyTable;
  part: PartTable;
  fit: FitTable;
  replacement: ReplacementTable;
  aftBrand: AftBrandTable;
  aftPart: AftPartTable;
  partPrice: PartPriceTable;
  catalogueFill: { name: string; filledAt: Time };
  power: PowerTable;
  role: RoleTable;
  rolePower: { roleId: number; powerId: number };
  account: AccountTable;
  session: SessionTable;
  loginFailure: { key: string; failures: number; waitUntil: Time; updatedAt: Time };
  captcha: { key: string; answerHash: string; isSolved: Generated<boolean>; expiresAt: Time };
  dictionary: {
    id: Generated<number>;
    parentId: number | null;
    dictionaryName: string;
    name: string;
    nameEn: Generated<string>;
    ord: Generated<number>;
  };
  notice: {
    noticeId: Generated<number>;
    title: string;
    content: string;
    version: string;
    endTime: MaybeTime;
    createdAt: Time;
  };
  workOrder: WorkOrderTable;
  workOrderItem: WorkOrderItemTable;
  migration: { name: string; appliedAt: Time };
}
