import { BookOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { DICTIONARY_ROOT } from '../../contract/dictionaries/rules.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';

const nameOf = translatedField('name');

export default resource(resources.dict, {
  menu: ['content', 4],
  icon: BookOutlined,
  columns: [
    ['name', { text: nameOf, isTranslation: true, width: 280 }],
    ['nameEn', { width: 200 }],
    ['dictionaryName', { width: 160, isOptional: true }],
    ['ord', { width: 90, isOptional: true }],
    ['id', { width: 90 }],
  ],
  filters: ['name', 'dictionaryName'],
  form: ['parentId', 'name', 'nameEn'],
  sort: ['ord', 'asc'],
  tree: { parent: 'parentId', depth: 5 },
  lockOf: ({ id }) => (id === DICTIONARY_ROOT ? 'root' : undefined),
  nameOf,
});
