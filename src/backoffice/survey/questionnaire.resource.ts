import { FormOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';

const nameOf = translatedField('versionContent');

export default resource(resources.questionnaire, {
  menu: ['content', 5],
  icon: FormOutlined,
  columns: [
    ['versionContent', { text: nameOf, isTranslation: true, width: 320 }],
    ['isOpen', { width: 100 }],
    ['giftNum', { width: 120 }],
    ['remindAfterDays', { width: 140 }],
    ['createdAt', { width: 190 }],
    ['titleImg', { isOptional: true }],
    ['versionContentEn', { isOptional: true }],
  ],
  filters: ['versionContent', 'isOpen'],
  form: ['versionContent', 'versionContentEn', 'isOpen', 'giftNum', 'remindAfterDays', 'titleImg'],
  nameOf,
  sort: ['createdAt', 'desc'],
});
