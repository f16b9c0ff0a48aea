import { NotificationOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';
import { NoticePreview } from './notice-preview.tsx';

export default resource(resources.notice, {
  menu: ['content', 2],
  icon: NotificationOutlined,
  columns: [
    ['title', { width: 240 }],
    ['content', { isOptional: true }],
    ['version', { width: 100 }],
    ['startTime', { width: 170 }],
    ['endTime', { width: 170 }],
    ['audienceRoles', { width: 130 }],
    ['audiencePlatform', { width: 120 }],
    ['audienceLanguage', { width: 120 }],
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
