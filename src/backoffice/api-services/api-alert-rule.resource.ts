import { AlertOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';

export default resource(resources.apiAlertRule, {
  menu: ['apiServices', 6],
  icon: AlertOutlined,
  columns: [
    ['name', { width: 180 }],
    ['interfaceCode', { text: ({ interfaceCode }, { t }) => interfaceCode ?? t('apiAlertRule:everyInterface') }],
    ['errorPercent', { width: 130 }],
    ['windowMinutes', { width: 130 }],
    ['callsMin', { width: 120 }],
    ['isOn', { width: 90 }],
    ['isFiring', { width: 100 }],
    'firing',
    ['lastFiredAt', { width: 170 }],
    ['checkedAt', { isOptional: true }],
  ],
  filters: ['name', 'isOn', 'isFiring'],
  form: ['name', 'interfaceCode', 'errorPercent', 'windowMinutes', 'callsMin', 'isOn'],
  sort: ['name', 'asc'],
});
