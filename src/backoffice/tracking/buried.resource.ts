import { AimOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';
import { TrackingFigures } from './tracking-figures.tsx';

export default resource(resources.buried, {
  menu: ['content', 8],
  icon: AimOutlined,
  columns: [
    ['pointCode', { width: 160 }],
    ['name', { width: 200 }],
    ['path', { width: 220 }],
    ['isOn', { width: 90 }],
    ['clickNum', { width: 110 }],
    ['lastAt', { width: 190 }],
  ],
  filters: ['name', 'path', 'isOn'],
  form: ['pointCode', 'name', 'path', 'isOn'],
  sort: ['clickNum', 'desc'],
  footer: TrackingFigures,
});
