import { SafetyCertificateOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';
import { powerName } from './power-name.ts';

export default resource(resources.power, {
  menu: ['access', 2],
  icon: SafetyCertificateOutlined,
  columns: [
    ['powerName', { text: powerName, isTranslation: true, width: 260 }],
    ['powerCode', { width: 260 }],
    ['type', { width: 120 }],
    ['powerOrder', { width: 100, isOptional: true }],
    ['powerNameEn', { isOptional: true }],
  ],
  filters: ['powerName', 'powerCode'],
  form: ['parentId', 'powerCode', 'powerName', 'powerNameEn'],
  sort: ['powerOrder', 'asc'],
  tree: { parent: 'parentId', depth: 3 },
  nameOf: powerName,
});
