import { BookOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { DICTIONARY_ROOT } from '../../contract/dictionaries/rules.ts';
import { resource } from '../resource.ts';

export default resource(resources.dict, {
  menu: ['content', 1],
  icon: BookOutlined,
  columns: [
    ['name', { width: 200 }],
    ['nameEn', { width: 200 }],
    ['parentId', { width: 200 }],
    'dictionaryName',
    ['ord', { width: 100 }],
    ['id', { width: 100, isOptional: true }],
  ],
  filters: ['name', ['parentId', { among: { parentId: DICTIONARY_ROOT } }], 'dictionaryName'],
  form: ['parentId', 'dictionaryName', 'name', 'nameEn', 'ord'],
  lockOf: ({ id }) => (id === DICTIONARY_ROOT ? 'root' : undefined),
  nameOf: ({ name, nameEn }, { language }) => (language === 'en' && nameEn !== '' ? nameEn : name),
});
