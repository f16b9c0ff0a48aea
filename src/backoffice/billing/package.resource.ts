import { ShoppingOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { showTotalFen } from '../../ui/money.ts';
import { resource } from '../resource.ts';

export default resource(resources.package, {
  menu: ['service', 2],
  icon: ShoppingOutlined,
  columns: [
    ['packageName', { width: 190 }],
    ['packageNameEn', { isOptional: true }],
    ['vehicleClass', { width: 110 }],
    ['kind', { width: 110 }],
    ['amount', { width: 90 }],
    ['days', { width: 90 }],
    ['priceFen', { width: 120, text: ({ priceFen }, { language }) => showTotalFen(priceFen, language) }],
    [
      'formerPriceFen',
      {
        isOptional: true,
        text: ({ formerPriceFen }, { language }) =>
          formerPriceFen === null ? '' : showTotalFen(formerPriceFen, language),
      },
    ],
    ['platform', { width: 120 }],
    ['isOnSale', { width: 90 }],
    ['isOnce', { isOptional: true }],
    ['packageOrder', { width: 90 }],
  ],
  filters: ['packageName', 'vehicleClass', 'kind', 'platform', 'isOnSale'],
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
    'packageOrder',
    'description',
    'descriptionEn',
  ],
  sort: ['packageOrder', 'asc'],
});
