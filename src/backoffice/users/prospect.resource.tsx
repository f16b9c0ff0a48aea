import { FunnelPlotOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { prospectCalls } from '../../contract/users/prospect-calls.ts';
import { request } from '../../providers/calls/client.ts';
import { resource } from '../resource.ts';
import { DueText } from './due-text.tsx';
import { IntentionCounts } from './prospects/intention-counts.tsx';
import { ProspectDrawer } from './prospects/prospect-drawer.tsx';
import { prospectName } from './prospects/prospect-name.ts';
import { RemarkImportButton } from './prospects/remark-import-button.tsx';

export default resource(resources.prospect, {
  menu: ['customers', 1],
  icon: FunnelPlotOutlined,
  columns: [
    ['companyName', { text: prospectName, width: 160, isSortable: false }],
    ['dueOn', { cell: ({ dueOn }) => <DueText dueOn={dueOn} />, width: 185 }],
    ['intention', { width: 110 }],
    ['nextStep', { width: 140, isSortable: false }],
    ['ownerName', { width: 100, isSortable: false }],
    ['nameOrPhone', { width: 140, isSortable: false }],
    ['remarkedAt', { width: 140 }],
    ['createdAt', { width: 140 }],
    ['agencyCode', { width: 120, isOptional: true }],
    ['username', { width: 120, isOptional: true, isSortable: false }],
  ],
  filters: ['nameOrPhone', 'intention', 'ownerId', 'dueOn', 'remarkedAt', 'agencyCode'],
  form: ['ownerId'],
  // Overdue ones come first.
  sort: ['dueOn', 'asc'],
  nameOf: prospectName,
  header: IntentionCounts,
  tools: RemarkImportButton,
  drawer: ProspectDrawer,
  async loadChoices() {
    const { intentions, owners, ownId } = await request(prospectCalls.prospectChoices, {});
    const ownFirst = owners.toSorted((one, other) => Number(other.userId === ownId) - Number(one.userId === ownId));
    return {
      intention: intentions.map(({ id, name }) => ({ value: id, label: name })),
      ownerId: ownFirst.map(({ userId, name, agencyCode }) => ({ value: userId, label: `${name} · ${agencyCode}` })),
    };
  },
});
