import { HistoryOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { resource } from '../resource.ts';

export default resource(resources.version, {
  menu: ['content', 3],
  icon: HistoryOutlined,
  columns: [
    ['version', { width: 110 }],
    ['releasedOn', { width: 130 }],
    ['title', { width: 220 }],
    ['titleEn', { width: 220, isOptional: true }],
    ['content', { isOptional: true }],
  ],
  filters: ['version', 'title', 'content', 'releasedOn'],
  form: ['version', 'releasedOn', 'title', 'titleEn', 'content', 'contentEn'],
  sort: ['releasedOn', 'desc'],
});
