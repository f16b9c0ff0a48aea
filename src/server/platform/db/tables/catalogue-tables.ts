import type { ColumnType, Generated } from 'kysely';
import type { DrawingMediaType } from '../../../../contract/parts/schemas.ts';

type Time = ColumnType<string, string | undefined, string>;
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
  powerKw: number | null;
  seats: number | null;
  emission: string;
  announcement: string | null;
  announcementKey: string | null;
  factoryCode: string | null;
  producedFrom: string | null;
  producedTo: string | null;
  partNum: number;
  refinedTruckNum: number;
  options: ColumnType<string[], string[] | undefined>;
}

interface VehicleConfigurationTable {
  vehicleId: number;
  ord: number;
  itemZh: string;
  itemEn: string;
  valueZh: string;
  valueEn: string;
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
  mediaType: ColumnType<DrawingMediaType, DrawingMediaType | undefined>;
  svg: string | null;
  image: ColumnType<Uint8Array | null, Uint8Array | null | undefined>;
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
  /** All must be there; a minus sign before a code means that it must not. */
  optionCodes: string[] | null;
  questionZh: string | null;
  questionEn: string | null;
  answerZh: string | null;
  answerEn: string | null;
  sourceId: Generated<number>;
  catalogueVersion: number | null;
  rowKey: string | null;
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
  /** Null where it is of the day in `dated`. */
  guideDated: string | null;
  marketFen: (number | null)[];
  /** The days of the prices in marketFen; null where all are of the day in `dated`. */
  marketDated: (string | null)[] | null;
  /** Of the newest price. */
  dated: string;
  source: string;
}

interface CovTreeNodeTable extends Named {
  nodeId: number;
  tree: 'B' | 'OF';
  parentId: number | null;
  level: number;
  code: string;
  ord: number;
}

interface EPriceTable {
  oeId: number;
  quotedAt: string[];
  originalFen: (number | null)[];
  brandFen: (number | null)[];
  suitFen: (number | null)[];
  source: string;
}

/** Vehicles, parts and prices. */
export interface CatalogueTables {
  brand: BrandTable;
  family: FamilyTable;
  vehicleGroup: VehicleGroupTable;
  vehicle: VehicleTable;
  vehicleAnnouncement: { vehicleId: number; announcement: string; announcementKey: string };
  vehicleConfiguration: VehicleConfigurationTable;
  vinRule: VinRuleTable;
  partGroup: PartGroupTable;
  stdPart: StdPartTable;
  stdPartName: StdPartNameTable;
  drawing: DrawingTable;
  assembly: AssemblyTable;
  part: PartTable;
  fit: FitTable;
  replacement: ReplacementTable;
  whereUsed: { oeId: number; vehicleId: number };
  aftBrand: AftBrandTable;
  aftPart: AftPartTable;
  partPrice: PartPriceTable;
  stdPartZone: { stdPartId: number; zone: string };
  stdPartRelation: { stdPartId: number; relatedStdPartId: number; kind: 'together' | 'oneTime' };
  covTreeNode: CovTreeNodeTable;
  covTreePart: { nodeId: number; stdPartId: number };
  ofBrand: { brandId: number };
  aftPrice: { aftPartId: number; marketFen: number | null; dated: string; source: string };
  ePrice: EPriceTable;
  catalogueFill: { name: string; filledAt: Time };
}
