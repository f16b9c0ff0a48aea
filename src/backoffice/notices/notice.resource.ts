import { NotificationOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';

export default resource(resources.notice, {
  menu: ['content', 2],
  icon: NotificationOutlined,
  columns: [
    ['title', { width: 240 }],
    ['content', { isOptional: true }],
    ['version', { width: 120 }],
    ['endTime', { width: 190 }],
    ['createdAt', { width: 190 }],
  ],
  filters: ['title', 'version', 'endTime'],
  form: ['title', 'version', 'endTime', 'content'],
  sort: ['createdAt', 'desc'],
});
