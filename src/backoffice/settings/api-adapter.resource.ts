import { ApiOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { AdapterUses } from '../api-services/adapters/adapter-uses.tsx';
import { resource } from '../resource.ts';

export default resource(resources.apiAdapter, {
  menu: ['system', 2],
  icon: ApiOutlined,
  columns: [
    ['name', { width: 200 }],
    ['kind', { width: 140 }],
    ['baseUrl', { width: 280 }],
    ['timeoutMs', { width: 130 }],
    ['isOn', { width: 90 }],
    ['note', { isOptional: true }],
  ],
  filters: ['name', 'kind', 'isOn'],
  form: ['name', 'kind', 'baseUrl', 'timeoutMs', 'isOn', 'note'],
  sort: ['name', 'asc'],
  footer: AdapterUses,
});
