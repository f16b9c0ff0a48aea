import { ShoppingOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';
import { PackagePreview } from './package-preview.tsx';

const nameOf = translatedField('packageName');

export default resource(resources.package, {
  menu: ['content', 1],
  icon: ShoppingOutlined,
  columns: [
    ['packageName', { text: nameOf, isTranslation: true, width: 190 }],
    ['packageNameEn', { isOptional: true }],
    ['vehicleClass', { width: 110 }],
    ['kind', { width: 110 }],
    ['amount', { width: 90 }],
    ['days', { width: 90 }],
    ['priceFen', { width: 120 }],
    ['formerPriceFen', { width: 120, isOptional: true }],
    ['platform', { width: 120 }],
    ['isOnSale', { width: 90 }],
    ['isOnce', { isOptional: true }],
    ['packageOrder', { width: 90, isOptional: true }],
  ],
  filters: ['packageName', 'vehicleClass', 'kind', 'priceFen', 'platform', 'isOnSale'],
  form: [
    'packageName',
    'packageNameEn',
    'vehicleClass',
    'kind',
    'amount',
    'days',
    'priceFen',
    'formerPriceFen',
    'platform',
    'isOnSale',
    'isOnce',
    'description',
    'descriptionEn',
  ],
  sort: ['packageOrder', 'asc'],
  preview: PackagePreview,
  nameOf,
});
