import { UserOutlined } from '@ant-design/icons';
import { roleNameIn } from '../../contract/access/role-name.ts';
import { resources } from '../../contract/all-calls.ts';
import { usersCalls } from '../../contract/users/calls.ts';
import { request } from '../../providers/calls/client.ts';
import { resource } from '../resource.ts';
import { AgencyInput } from './user/agency-select.tsx';
import { UserClassCounts } from './user/user-class-counts.tsx';
import { UserPage } from './user/user-page.tsx';

export default resource(resources.user, {
  menu: ['customers', 2],
  icon: UserOutlined,
  columns: [
    ['nameOrPhone', { width: 150, isSortable: false }],
    ['username', { width: 105 }],
    ['companyName', { width: 130, isSortable: false }],
    ['companyType', { width: 90 }],
    ['intention', { width: 80 }],
    ['userType', { width: 95, isSortable: false }],
    ['expireTime', { width: 125 }],
    ['userState', { width: 80, isSortable: false }],
    ['marketName', { width: 100, isSortable: false }],
    ['agencyCode', { width: 120, isOptional: true }],
    [
      'roleName',
      {
        text: (user, { language }) => roleNameIn(language, user),
        isTranslation: true,
        width: 120,
        isOptional: true,
        isSortable: false,
      },
    ],
    ['childType', { width: 120, isOptional: true, isSortable: false }],
    ['parentName', { width: 140, isOptional: true, isSortable: false }],
    ['platform', { width: 120, isOptional: true, isSortable: false }],
    ['createdAt', { width: 170, isOptional: true }],
  ],
  filters: [
    'nameOrPhone',
    'companyType',
    'marketName',
    'intention',
    'userType',
    'userState',
    'expireTime',
    'agencyCode',
    'roleValue',
  ],
  form: [
    'userRealname',
    'companyName',
    'companyType',
    'jobFlag',
    'howKnowEpc',
    'businessDesc',
    'hasCommunication',
    'intention',
  ],
  bulkInputs: { agencyCode: AgencyInput },
  sort: ['userId', 'desc'],
  nameOf: ({ userRealname, username }) => userRealname ?? username,
  header: UserClassCounts,
  show: UserPage,
  loadChoices: () => request(usersCalls.userChoices, {}),
});
