import { NotificationOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';
import { NoticePreview } from './notice-preview.tsx';

export default resource(resources.notice, {
  menu: ['content', 2],
  icon: NotificationOutlined,
  columns: [
    ['title', { width: 220 }],
    ['content', { isOptional: true }],
    ['version', { width: 80 }],
    ['startTime', { width: 150 }],
    ['endTime', { width: 150 }],
    ['audienceRoles', { width: 110 }],
    ['audiencePlatform', { width: 105 }],
    ['audienceLanguage', { width: 95 }],
    ['createdAt', { width: 170, isOptional: true }],
  ],
  filters: ['title', 'version', 'startTime', 'endTime', 'audiencePlatform', 'audienceLanguage'],
  form: [
    'title',
    'version',
    'content',
    'startTime',
    'endTime',
    'audienceRoles',
    'audiencePlatform',
    'audienceLanguage',
  ],
  sort: ['createdAt', 'desc'],
  preview: NoticePreview,
});
