import {
  AppstoreOutlined,
  BarcodeOutlined,
  CalendarOutlined,
  CameraOutlined,
  CarOutlined,
  DatabaseOutlined,
  FileTextOutlined,
  IdcardOutlined,
  PartitionOutlined,
  SearchOutlined,
  ShoppingCartOutlined,
  TagOutlined,
  ToolOutlined,
  TruckOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** The icons of service classes by the name that is stored. */
const icons = {
  car: CarOutlined,
  truck: TruckOutlined,
  tool: ToolOutlined,
  barcode: BarcodeOutlined,
  tag: TagOutlined,
  calendar: CalendarOutlined,
  camera: CameraOutlined,
  search: SearchOutlined,
  'shopping-cart': ShoppingCartOutlined,
  'id-card': IdcardOutlined,
  parts: PartitionOutlined,
  document: FileTextOutlined,
  data: DatabaseOutlined,
  other: AppstoreOutlined,
} satisfies Record<string, ComponentType>;

export const iconNames = Object.keys(icons);

const byName: Readonly<Record<string, ComponentType>> = icons;

/** Decorative. A name that this page does not know has the icon of other classes. */
export function ClassIcon({ name }: { name: string }) {
  const Shape = byName[name] ?? AppstoreOutlined;
  return (
    <span aria-hidden>
      <Shape />
    </span>
  );
}
