import { addressOf } from '../../../../contract/api-services/definition.ts';
import { KEY_VARIABLE } from '../../../../contract/api-services/documents/rules.ts';
import {
  classNameOf,
  type DocumentedInterface,
  type DocumentSource,
  nameOf,
  summaryOf,
  textIn,
} from '../documented.ts';
import type { Json } from './json-schema.ts';
import { stateNote } from './state-note.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A Postman collection v2.1: a folder for each class. The key is the variable EPC_API_KEY. */
export function postmanCollectionOf(source: DocumentSource): Json {
  const { interfaces, language, origin } = source;
  const classes = [...new Set(interfaces.map((one) => classNameOf(one, language)))];
  return {
    info: {
      name: textIn(source, { zh: '配件目录 API', en: 'Parts catalogue API' }),
      description: textIn(source, {
        zh: `在变量 ${KEY_VARIABLE} 中填写密钥后发送。`,
        en: `Set the variable ${KEY_VARIABLE} to your key, then send.`,
      }),
      schema: SCHEMA,
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${KEY_VARIABLE}}}`, type: 'string' }] },
    variable: [
      { key: 'baseUrl', value: origin },
      { key: KEY_VARIABLE, value: '' },
    ],
    item: classes.map((name) => ({
      name,
      item: interfaces.filter((one) => classNameOf(one, language) === name).map((one) => requestOf(one, language)),
    })),
  };
}

function requestOf(one: DocumentedInterface, language: DocumentSource['language']): Json {
  const { definition, code } = one;
  const path = addressOf(code).slice(1).split('/');
  const headers = definition.headers.map(({ name, example, empty, desc, descEn }) => ({
    key: name,
    value: example,
    description: language === 'en' ? descEn : desc,
    disabled: empty,
  }));
  const request = {
    method: definition.requestMethod,
    header: [{ key: 'Content-Type', value: definition.requestType }, ...headers],
    body: { mode: 'raw', raw: definition.requestExample, options: { raw: { language: 'json' } } },
    url: { raw: `{{baseUrl}}${addressOf(code)}`, host: ['{{baseUrl}}'], path },
    description: [stateNote({ ...one, replacement: null }, language), summaryOf(one, language)]
      .filter((text) => text !== '')
      .join('\n\n'),
  };
  return {
    name: nameOf(one, language),
    request,
    response: [
      {
        name: language === 'en' ? 'Success' : '成功',
        originalRequest: request,
        status: 'OK',
        code: 200,
        header: [{ key: 'Content-Type', value: 'application/json' }],
        body: definition.responseExample,
      },
    ],
  };
}
