import type { ColumnType, Generated } from 'kysely';
import type { PriceField } from '../../../../contract/prices/price-kinds.ts';
import type { ReturnReason } from '../../../../contract/work-orders/rules.ts';
import type { ChangedItem, ItemFit, OrderAction, OrderValues } from '../../../../contract/work-orders/schemas.ts';

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
  customerName: Generated<string>;
  plate: Generated<string>;
  operationId: string | null;
  createdAt: Time;
  updatedAt: Time;
  updatedBy: number | null;
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
  fit: ColumnType<ItemFit | null, string | null | undefined, never>;
  returnReason: ColumnType<ReturnReason | null, ReturnReason | null | undefined, ReturnReason | null>;
  returnNote: Generated<string>;
  priceSource: Generated<string>;
  priceDated: string | null;
  quoteSource: Generated<string>;
  quoteDated: string | null;
  addedAt: Time;
  addedBy: number | null;
  updatedAt: Time;
  updatedBy: number | null;
  removedAt: MaybeTime;
}

interface WorkOrderChangeTable {
  changeId: Generated<number>;
  listId: number;
  userId: number | null;
  action: OrderAction;
  itemNum: Generated<number>;
  items: ColumnType<ChangedItem[], string | undefined, never>;
  before: ColumnType<OrderValues, string | undefined, never>;
  after: ColumnType<OrderValues, string | undefined, never>;
  changedAt: Time;
}

interface WorkOrderDismissalTable {
  listId: number;
  findingKey: string;
  userId: number | null;
  dismissedAt: Time;
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

interface QuotationTable {
  quotationId: Generated<number>;
  listId: number;
  userId: number;
  tokenHash: string;
  /** Written as JSON text, as `choices` is. */
  content: ColumnType<unknown, string, string>;
  createdAt: Time;
  expiresAt: ColumnType<string, string, string>;
  revokedAt: MaybeTime;
  acceptedAt: MaybeTime;
  acceptedBy: ColumnType<string | null, string | null | undefined, string | null>;
  choices: ColumnType<unknown, string | null | undefined, string | null>;
  seenAt: MaybeTime;
}

/** Work orders, quotations, VIN requests, histories and pictures. */
export interface ShopTables {
  partNameTrack: PartNameTrackTable;
  workOrder: WorkOrderTable;
  workOrderItem: WorkOrderItemTable;
  workOrderChange: WorkOrderChangeTable;
  workOrderDismissal: WorkOrderDismissalTable;
  quotation: QuotationTable;
  fastVinTask: FastVinTaskTable;
  fastVinEvent: FastVinEventTable;
  vinBinding: VinBindingTable;
  fastVinService: { onlyRow: Generated<boolean>; isOn: boolean };
  vehicleHistory: HistoryTable & { vehicleId: number; vin: string };
  oeHistory: HistoryTable & { param: string; paramHash: string };
  pictureTicket: PictureTicketTable;
}
