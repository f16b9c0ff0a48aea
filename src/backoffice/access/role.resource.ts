import { TeamOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';
import { powerTree } from './power-tree.tsx';
import { rolePackages } from './role-packages.tsx';
import { RoleSummary } from './role-summary.tsx';

const nameOf = translatedField('roleName');

export default resource(resources.role, {
  menu: ['access', 1],
  icon: TeamOutlined,
  columns: [
    ['roleName', { text: nameOf, isTranslation: true, width: 200 }],
    ['roleNameEn', { width: 160, isOptional: true }],
    ['roleValue', { width: 160 }],
    'remark',
  ],
  filters: ['roleName', 'roleValue'],
  form: [
    'roleName',
    'roleNameEn',
    'roleValue',
    'remark',
    ['packages', { as: rolePackages }],
    ['powers', { as: powerTree }],
  ],
  nameOf,
  footer: RoleSummary,
  lockOf: ({ roleId }, user) => (roleId === user.roleId ? 'own' : undefined),
});
