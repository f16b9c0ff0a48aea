import { TeamOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';
import { powerTree } from './power-tree.tsx';
import { rolePackages } from './role-packages.tsx';
import { RoleSummary } from './role-summary.tsx';

export default resource(resources.role, {
  menu: ['access', 1],
  icon: TeamOutlined,
  columns: [['roleName', { width: 200 }], ['roleValue', { width: 160 }], 'remark'],
  filters: ['roleName', 'roleValue'],
  form: ['roleName', 'roleValue', 'remark', ['packages', { as: rolePackages }], ['powers', { as: powerTree }]],
  footer: RoleSummary,
  lockOf: ({ roleId }, user) => (roleId === user.roleId ? 'own' : undefined),
});
