import { AimOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';
import { TrackingFigures } from './tracking-figures.tsx';

const nameOf = translatedField('name');

export default resource(resources.buried, {
  menu: ['content', 8],
  icon: AimOutlined,
  columns: [
    ['pointCode', { width: 160 }],
    ['name', { text: nameOf, isTranslation: true, width: 200 }],
    ['nameEn', { width: 200, isOptional: true }],
    ['path', { width: 220 }],
    ['isOn', { width: 90 }],
    ['clickNum', { width: 110 }],
    ['lastAt', { width: 190 }],
  ],
  filters: ['name', 'path', 'isOn'],
  form: ['pointCode', 'name', 'nameEn', 'path', 'isOn'],
  sort: ['clickNum', 'desc'],
  nameOf,
  footer: TrackingFigures,
});
