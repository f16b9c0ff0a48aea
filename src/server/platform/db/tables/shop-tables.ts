import type { ColumnType, Generated } from 'kysely';
import type { PriceField } from '../../../../contract/prices/price-kinds.ts';

type Time = ColumnType<string, string | undefined, string>;
type MaybeTime = ColumnType<string | null, string | null | undefined, string | null>;

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
  reqParam: Generated<string>;
  isVinQuery: Generated<boolean>;
  brandCode: Generated<string>;
  seriesId: number | null;
  brandId: number | null;
  groupId: number | null;
  groupName: Generated<string>;
  partNum: Generated<number>;
  refinedTruckNum: Generated<number>;
  remark: Generated<string>;
  operationId: string | null;
  createdAt: Time;
  updatedAt: Time;
  removedAt: MaybeTime;
}

interface WorkOrderItemTable extends Record<PriceField, number | null> {
  partId: Generated<number>;
  listId: number;
  oe: string;
  searchOe: string;
  oeName: string;
  stdPartCode: string;
  stdPartName: string;
  vehicleBrandName: string;
  partBrandName: string;
  priceBrandId: number | null;
  provinceCode: string;
  lineKind: Generated<'part' | 'material' | 'labour'>;
  quantity: Generated<number>;
  unit: Generated<string>;
  partRemark: Generated<string>;
  userWord: Generated<string>;
  oeReplaceTwos: Generated<string[]>;
  formerOe: Generated<string>;
  addedAt: Time;
  updatedAt: Time;
  removedAt: MaybeTime;
}

interface FastVinTaskTable {
  taskId: Generated<number>;
  userId: number;
  vin: string;
  note: Generated<string>;
  platform: 'easyEpc' | 'qpzj';
  status: Generated<0 | 1 | 2 | 3>;
  createdAt: Time;
  takenBy: number | null;
  takenAt: MaybeTime;
  answeredBy: number | null;
  answeredAt: MaybeTime;
  vehicleId: number | null;
  reason: string | null;
  seenAt: MaybeTime;
  removedAt: MaybeTime;
}

interface FastVinEventTable {
  eventId: Generated<number>;
  taskId: number;
  userId: number | null;
  kind: 'taken' | 'released' | 'answered' | 'notFound' | 'reopened';
  vehicleId: number | null;
  reason: string | null;
  happenedAt: Time;
}

interface VinBindingTable {
  vin: string;
  vehicleId: number;
  taskId: number | null;
  boundBy: number | null;
  boundAt: Time;
}

interface HistoryTable {
  userId: number;
  usedAt: Time;
  isPinned: boolean;
  pinnedAt: MaybeTime;
  isRemoved: boolean;
  removedAt: MaybeTime;
}

interface PictureTicketTable {
  ticketHash: string;
  userId: number;
  state: Generated<'waiting' | 'opened' | 'received' | 'read' | 'used'>;
  problemCode: string | null;
  reading: string | null;
  uploads: Generated<number>;
  expiresAt: Time;
}

interface PartNameTrackTable {
  partNameTrackId: Generated<number>;
  userId: number;
  partName: string;
  vehicleId: number | null;
  stdPartId: number | null;
  found: number;
  trackedAt: Time;
}

/** Work orders, VIN requests, histories and pictures. */
export interface ShopTables {
  partNameTrack: PartNameTrackTable;
  workOrder: WorkOrderTable;
  workOrderItem: WorkOrderItemTable;
  fastVinTask: FastVinTaskTable;
  fastVinEvent: FastVinEventTable;
  vinBinding: VinBindingTable;
  fastVinService: { onlyRow: Generated<boolean>; isOn: boolean };
  vehicleHistory: HistoryTable & { vehicleId: number; vin: string };
  oeHistory: HistoryTable & { param: string; paramHash: string };
  pictureTicket: PictureTicketTable;
}
