import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Resource, Row } from '../../src/backoffice/resource.ts';
import { resourceList } from '../../src/backoffice/resource-list.ts';
import { fullSampleInputOf } from '../support/bodies/sample.ts';
import { localeTexts } from '../support/locale-texts.ts';
import type { Overrides } from '../support/screens/fakes.ts';
import { openBackoffice } from '../support/screens/open-backoffice.tsx';

const ID = 7;

/** A record with every field filled in. */
function recordOf({ crud }: Resource): Row {
  const schema: z.ZodObject = crud.item;
  const sample = z.record(z.string(), z.unknown()).parse(schema.parse(fullSampleInputOf(schema)));
  return { ...sample, [crud.id]: ID, ...('parentId' in sample ? { parentId: null } : {}) };
}

const records = new Map(resourceList.map((resource) => [resource.name, recordOf(resource)]));

/** The fake API has one record of each resource. */
const overrides: Overrides = Object.assign(
  {},
  ...resourceList.map(({ name, crud }) => {
    const record = records.get(name);
    return {
      [crud.list.operation]: { rows: [record], total: 1 },
      [crud.get.operation]: record,
      [crud.add.operation]: record,
      [crud.edit.operation]: record,
    };
  }),
);

const Messages = z.object({ title: z.string(), field: z.record(z.string(), z.string()) });

/** The first text field of the form. */
function textFieldOf({ crud, form }: Resource): string {
  const shape: Readonly<Record<string, z.ZodType>> = crud.input.shape;
  const found = form.find(({ field }) => shape[field] instanceof z.ZodString);
  if (found === undefined) throw new Error(`${crud.name} has no text field`);
  return found.field;
}

/** Resources with a page of their own have tests of their own. */
const generated = resourceList.filter(({ show, crud }) => show === undefined && crud.verbs.includes('add'));

test('only prospects, users and fit reports have tests of their own', () => {
  expect(resourceList.filter((resource) => !generated.includes(resource)).map(({ name }) => name)).toEqual([
    'prospect',
    'user',
    'fitReport',
  ]);
});

describe.each(generated.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const { path, crud } = resource;
  const record = records.get(name) ?? {};
  const textField = textFieldOf(resource);
  const messages = Messages.parse(localeTexts('en', name));
  const label = (field: string) => messages.field[field] ?? expect.unreachable(`${name} has no word for ${field}`);
  const input = (field: string) => screen.findByLabelText<HTMLInputElement>(label(field), { exact: true });

  test('the list has its title, filters, columns and rows', async () => {
    const { user } = await openBackoffice(path, { overrides });
    const table = await screen.findByRole('table');
    const row = await within(table).findByRole('link', { name: /^Edit / });
    expect(row.getAttribute('href')).toBe(`${path}/edit/${ID}`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.title);
    const heads = [...table.querySelectorAll('th')].map((head) => head.textContent);
    const columns = resource.columns.filter(({ isOptional }) => isOptional !== true).map(({ field }) => label(field));
    expect(heads.filter(Boolean)).toEqual([...columns, 'Actions']);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const menu = within(await screen.findByRole('menu', { name: '' }));
    const filters = menu.getAllByRole('menuitem').map((one) => one.textContent);
    expect(filters).toEqual(resource.filters.map(({ field }) => label(field)));
  });

  test('the add form has every field, and an empty one is refused before anything is sent', async () => {
    const { user, calls, url } = await openBackoffice(`${path}/create`, { overrides });
    const field = await input(textField);
    for (const { field: other } of resource.form) expect(screen.getAllByText(label(other)).length).toBeGreaterThan(0);
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(await screen.findByText(`${label(textField)} is required`)).toBeTruthy();
    expect(calls.filter(({ operation }) => operation === crud.add.operation)).toEqual([]);
    expect(url()).toBe(`${path}/create`);
  });

  test('the edit form has the record’s values, sends the changed ones and returns to the list', async () => {
    const { user, calls, url } = await openBackoffice(`${path}/edit/${ID}`, { overrides });
    const field = await input(textField);
    expect(field.value).toBe(record[textField]);
    await user.type(field, '2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(url().startsWith(`${path}/`)).toBe(false));
    const [edit] = calls.filter(({ operation }) => operation === crud.edit.operation);
    expect(edit?.body).toMatchObject({ id: ID, values: { [textField]: `${record[textField]}2` } });
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  test('the page of a record shows each of its fields', async () => {
    await openBackoffice(`${path}/show/${ID}`, { overrides });
    const table = await screen.findByRole('table');
    const labels = [...table.querySelectorAll('th')].map((one) => one.textContent);
    expect(labels).toEqual(crud.fields.map(label));
    expect(table.textContent).toContain(String(record[textField]));
  });
});
