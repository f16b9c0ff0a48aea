import { AlertOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';

const nameOf = translatedField('name');

export default resource(resources.apiAlertRule, {
  menu: ['apiServices', 6],
  icon: AlertOutlined,
  columns: [
    ['name', { text: nameOf, isTranslation: true, width: 125 }],
    ['nameEn', { isOptional: true }],
    ['interfaceCode', { text: ({ interfaceCode }, { t }) => interfaceCode ?? t('apiAlertRule:everyInterface') }],
    ['errorPercent', { width: 105 }],
    ['windowMinutes', { width: 105 }],
    ['callsMin', { width: 105 }],
    ['isOn', { width: 100 }],
    ['isFiring', { width: 80 }],
    'firing',
    ['lastFiredAt', { width: 150 }],
    ['checkedAt', { isOptional: true }],
  ],
  filters: ['name', 'isOn', 'isFiring'],
  form: ['name', 'nameEn', 'interfaceCode', 'errorPercent', 'windowMinutes', 'callsMin', 'isOn'],
  sort: ['name', 'asc'],
  nameOf,
});
