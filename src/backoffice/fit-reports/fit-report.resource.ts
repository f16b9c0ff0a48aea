import { FlagOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';
import { FitReportDetails } from './fit-report-details.tsx';
import { FitReportPreview } from './fit-report-preview.tsx';

export default resource(resources.fitReport, {
  menu: ['service', 2],
  icon: FlagOutlined,
  columns: [
    ['oe', { width: 130, isSortable: false }],
    ['status', { width: 95 }],
    ['kind', { width: 105, isSortable: false }],
    ['partName', { width: 130, isSortable: false }],
    ['vehicleName', { width: 210, isSortable: false }],
    ['vin', { width: 170, isSortable: false }],
    ['companyName', { width: 110, isSortable: false }],
    ['reportedBy', { width: 120, isOptional: true, isSortable: false }],
    ['hasPhoto', { width: 80, isOptional: true, isSortable: false }],
    ['createdAt', { width: 130 }],
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
