import { HistoryOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';

export default resource(resources.version, {
  menu: ['content', 3],
  icon: HistoryOutlined,
  columns: [
    ['version', { width: 110 }],
    ['releasedOn', { width: 130 }],
    ['title', { text: translatedField('title'), isTranslation: true, width: 220 }],
    ['titleEn', { width: 220, isOptional: true }],
    ['audienceRoles', { width: 150 }],
    ['audiencePlatform', { width: 150 }],
    ['audienceLanguage', { width: 130 }],
    ['content', { isOptional: true }],
  ],
  filters: ['version', 'title', 'content', 'releasedOn', 'audiencePlatform', 'audienceLanguage'],
  form: [
    'version',
    'releasedOn',
    'title',
    'titleEn',
    'content',
    'contentEn',
    'audienceRoles',
    'audiencePlatform',
    'audienceLanguage',
  ],
  sort: ['releasedOn', 'desc'],
});
