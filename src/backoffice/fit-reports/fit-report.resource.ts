import { FlagOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';
import { FitReportDetails } from './fit-report-details.tsx';
import { FitReportPreview } from './fit-report-preview.tsx';

export default resource(resources.fitReport, {
  menu: ['service', 2],
  icon: FlagOutlined,
  columns: [
    ['oe', { width: 150, isSortable: false }],
    ['status', { width: 120 }],
    ['kind', { width: 150, isSortable: false }],
    ['partName', { width: 150, isSortable: false }],
    ['vehicleName', { width: 220, isSortable: false }],
    ['vin', { width: 180, isSortable: false }],
    ['companyName', { width: 150, isSortable: false }],
    ['reportedBy', { width: 120, isSortable: false }],
    ['hasPhoto', { width: 80, isSortable: false }],
    ['createdAt', { width: 160 }],
    ['note', { width: 220, isOptional: true, isSortable: false }],
    ['answer', { width: 220, isOptional: true, isSortable: false }],
    ['answeredBy', { width: 120, isOptional: true, isSortable: false }],
    ['answeredAt', { width: 160, isOptional: true, isSortable: false }],
    ['reply', { width: 220, isOptional: true, isSortable: false }],
    ['platform', { width: 120, isOptional: true, isSortable: false }],
  ],
  filters: ['status', 'kind', 'oe', 'vin', 'vehicleName', 'companyName', 'reportedBy', 'createdAt'],
  form: ['status', 'answer'],
  sort: ['createdAt', 'desc'],
  preview: FitReportPreview,
  details: FitReportDetails,
});
