import { QuestionCircleOutlined } from '@ant-design/icons';
import { resources } from '../../contract/all-calls.ts';
import { translatedField } from '../fields/translated-field.ts';
import { resource } from '../resource.ts';

const nameOf = translatedField('question');

export default resource(resources.question, {
  menu: ['content', 6],
  icon: QuestionCircleOutlined,
  columns: [
    ['question', { text: nameOf, isTranslation: true, width: 280 }],
    ['questionnaireId', { width: 240 }],
    ['questionType', { width: 120 }],
    ['isRequired', { width: 100 }],
    ['ord', { width: 90 }],
    ['options', { isOptional: true }],
    ['regular', { isOptional: true }],
  ],
  filters: ['question', 'questionType', 'questionnaireId'],
  form: [
    'questionnaireId',
    'ord',
    'question',
    'questionEn',
    'questionType',
    'options',
    'isRequired',
    'placeholder',
    'placeholderEn',
    'regular',
    'minLength',
    'maxLength',
  ],
  nameOf,
  sort: ['ord', 'asc'],
});
