import { expect, test } from 'vitest';
import { z } from 'zod';
import { searchFieldOf } from '../../src/backoffice/fields/reference-select.tsx';
import { navigation } from '../../src/backoffice/navigation.ts';
import { menuGroups, resourceList } from '../../src/backoffice/resource-list.ts';
import { resources } from '../../src/contract/all-calls.ts';
import { choicesOf, kindOf } from '../../src/contract/field-kind.ts';
import { localeTexts } from '../support/locale-texts.ts';

type Messages = Record<string, Record<string, unknown> | undefined>;

const messagesOf = (language: string, name: string): Messages => Object(localeTexts(language, name));

test('every resource of the contract has a page in the back office', () => {
  expect(resourceList.map(({ name }) => name).sort()).toEqual(Object.keys(resources).sort());
});

test.each(resourceList.map((resource) => [resource.name, resource] as const))(
  '%s has messages for its title, fields and choices in both languages',
  (name, resource) => {
    const {
      crud,
      form,
      menu: [group],
    } = resource;
    for (const language of ['zh-CN', 'en']) {
      const messages = messagesOf(language, name);
      const { rowVersion: _, ...shape } = { ...crud.input.shape, ...crud.item.shape };
      const fields = [...Object.keys(shape), ...form.map(({ field }) => field)];
      const choices = Object.entries(shape).flatMap(([field, schema]) =>
        choicesOf(schema).map((choice) => [field, choice] as const),
      );
      expect(messages.title).toEqual(expect.any(String));
      if (searchFieldOf(resource) !== undefined) expect(messages.search).toEqual(expect.any(String));
      expect(fields.filter((field) => messages.field?.[field] === undefined)).toEqual([]);
      expect(choices.filter(([field, choice]) => !has(messages.option?.[field], String(choice)))).toEqual([]);
      expect(messagesOf(language, 'backoffice').menu?.[group]).toEqual(expect.any(String));
    }
  },
);

test('a text with a fixed format has a hint that says which, in both languages', () => {
  const found: string[] = [];
  for (const { name, crud } of resourceList) {
    for (const [field, schema] of Object.entries(crud.input.shape)) {
      if (!['text', 'longText'].includes(kindOf(schema)) || !hasPattern(schema)) continue;
      found.push(`${name}.${field}`);
      for (const language of ['zh-CN', 'en'])
        expect(messagesOf(language, name).hint?.[field], `${language} ${name}.${field}`).toEqual(expect.any(String));
    }
  }
  expect(found).toEqual(expect.arrayContaining(['power.powerCode', 'buried.pointCode']));
});

test('every entry of the menu has an icon of its own', () => {
  expect(new Set(navigation.map(({ icon }) => icon)).size).toBe(navigation.length);
});

test('the menu is sorted by group, then by each resource’s order', () => {
  const places = resourceList.map(({ menu: [group, order] }) => [menuGroups.indexOf(group), order] as const);
  const sorted = [...places].sort(([group, order], [other, place]) => group - other || order - place);
  expect(places).toEqual(sorted);
});

function has(messages: unknown, key: string): boolean {
  return typeof messages === 'object' && messages !== null && key in messages;
}

function hasPattern(schema: z.ZodType): boolean {
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).includes('"pattern"');
}
