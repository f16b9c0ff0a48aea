import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Definition } from '../../../src/contract/api-services/definition.ts';
import type { Interface } from '../../../src/contract/api-services/interfaces/interface-schemas.ts';
import { vinToVehicle } from '../../support/api-services/published-interfaces.ts';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';

const { definition } = vinToVehicle();

function interfaceWith(change: Partial<Definition> = {}, given: Partial<Interface> = {}): Interface {
  const all = { ...definition, requestExample: '{"vin":"LSV"}', responseExample: '{"code":"000000"}', ...change };
  return {
    interfaceId: 7,
    code: 'vinToVehicle',
    name: all.name,
    nameEn: all.nameEn,
    classId: 1,
    className: '车型',
    classNameEn: 'Vehicles',
    status: 'draft',
    version: null,
    hasChanges: true,
    sourceKind: 'operation',
    count: 1,
    rule: 'answer',
    sunsetOn: null,
    replacementCode: null,
    updatedAt: '2026-11-20T02:00:00.000Z',
    updatedBy: 'liu',
    rowVersion: 3,
    definition: all,
    deprecatedAt: null,
    ...given,
  };
}

const serviceClass = {
  classId: 1,
  code: 'vehicles',
  name: '车型',
  nameEn: 'Vehicles',
  desc: '',
  descEn: '',
  iconName: 'car',
  industryLabel: '',
  industryLabelEn: '',
  serviceType: null,
  serviceStatus: 'on' as const,
  interfaces: 1,
  rowVersion: 1,
};

const PATH = '/manager/interface/show/vinToVehicle';

async function openEditor(overrides: Overrides = {}, options: Parameters<typeof openBackoffice>[1] = {}) {
  const page = await openBackoffice(PATH, {
    ...options,
    overrides: {
      interfaceByCode: interfaceWith(),
      bigClassList: { rows: [serviceClass], total: 1 },
      errCodeList: { rows: [] },
      interfaceSave: ({ definition: saved }) => interfaceWith(saved, { rowVersion: 4 }),
      ...overrides,
    },
  });
  await screen.findByLabelText('Name (English)');
  return page;
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save' });
const bodyNames = () =>
  within(screen.getByRole('list', { name: 'Body parameters' }))
    .getAllByLabelText<HTMLInputElement>(/^Name of /)
    .map(({ value }) => value);

test('a change is saved with the version that was seen, and the specification’s message is shown', async () => {
  const { user, calls } = await openEditor();
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  await user.type(input('Name (English)'), '!');
  expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(calls.find(({ operation }) => operation === 'interfaceSave')).toBeDefined());
  const { definition: base } = interfaceWith();
  expect(calls.find(({ operation }) => operation === 'interfaceSave')?.body).toEqual({
    interfaceId: 7,
    rowVersion: 3,
    code: 'vinToVehicle',
    definition: { ...base, nameEn: 'VIN to vehicle!' },
  });
  expect(await screen.findByText('Interface saved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
});

test('the message of the specification is the Chinese one', async () => {
  const { user } = await openBackoffice(PATH, {
    language: 'zh-CN',
    overrides: { interfaceByCode: interfaceWith(), interfaceSave: ({ definition: saved }) => interfaceWith(saved) },
  });
  await user.type(await screen.findByLabelText('接口名称'), '2');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('接口信息保存成功')).toBeTruthy();
});

test('parameters are added, moved and deleted by the keyboard, and deleting can be undone', async () => {
  const { user } = await openEditor();
  expect(bodyNames()).toEqual(['vin', 'limit', 'tags']);
  await user.click(screen.getByLabelText('Name of limit'));
  await user.keyboard('{Alt>}{Enter}{/Alt}');
  await user.keyboard('brand');
  expect(bodyNames()).toEqual(['vin', 'limit', 'brand', 'tags']);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(bodyNames()).toEqual(['vin', 'brand', 'limit', 'tags']);
  expect(document.activeElement).toBe(screen.getByLabelText('Name of brand'));
  await user.keyboard('{Alt>}{Shift>}{Enter}{/Shift}{/Alt}');
  await user.keyboard('id');
  expect(screen.getByLabelText('Name of brand.id')).toBeTruthy();
  await user.click(screen.getByLabelText('Name of vin'));
  await user.keyboard('{Alt>}{Delete}{/Alt}');
  expect(bodyNames()).toEqual(['brand', 'id', 'limit', 'tags']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(bodyNames()).toEqual(['vin', 'brand', 'id', 'limit', 'tags']);
});

test('a tree is folded from a pasted answer, below its result', async () => {
  const { user } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Generate fields from an example' }));
  await user.click(await screen.findByLabelText('JSON example'));
  await user.paste('{"code":"000000","message":"","result":{"rows":[{"oe":"A"}]}}');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const list = within(screen.getByRole('list', { name: 'Response fields' }));
  expect(list.getAllByLabelText<HTMLInputElement>(/^Name of /).map(({ value }) => value)).toEqual(['rows', 'oe']);
});

test('JSON of an example is checked as it is typed', async () => {
  const { user } = await openEditor();
  await user.type(input('Request example (Chinese)'), 'x');
  expect(screen.getByText(/^Invalid JSON/)).toBeTruthy();
  expect(input('Request example (Chinese)').getAttribute('aria-invalid')).toBe('true');
});

test('what is wrong is counted and focused, and nothing is sent', async () => {
  const { user, calls } = await openEditor();
  await user.clear(input('Name (English)'));
  await user.click(save());
  expect(screen.getByText('1 field needs correction')).toBeTruthy();
  expect(document.activeElement).toBe(input('Name (English)'));
  expect(calls.filter(({ operation }) => operation === 'interfaceSave')).toEqual([]);
});

test('a field that is there twice is named at its row', async () => {
  const { user } = await openEditor();
  await user.clear(screen.getByLabelText('Name of limit'));
  await user.type(screen.getByLabelText('Name of unnamed parameter'), 'vin');
  await user.click(save());
  expect(screen.getAllByText('is there twice').length).toBeGreaterThan(0);
});

test('what the server refuses is shown at its field', async () => {
  const problems = [{ path: 'data.definition.classId', message: 'is no service class' }];
  const { user } = await openEditor({ interfaceSave: () => refuse('900400', { problems }) });
  await user.type(input('Name (English)'), '!');
  await user.click(save());
  expect(await screen.findByText('is no service class')).toBeTruthy();
});

test('after a conflict the sides are chosen part by part and saved over the newer version', async () => {
  const theirs = interfaceWith({ summaryEn: 'theirs' }, { rowVersion: 9 });
  let isTaken = false;
  const { user, calls } = await openEditor({
    interfaceSave({ definition: saved }) {
      if (isTaken) return interfaceWith(saved, { rowVersion: 10 });
      isTaken = true;
      return refuse('900410', { theirs: { ...theirs }, changedBy: 'liu', changedAt: null });
    },
  });
  await user.type(input('Name (English)'), '!');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save selected values' }));
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'interfaceSave')).toHaveLength(2));
  expect(calls.findLast(({ operation }) => operation === 'interfaceSave')?.body).toMatchObject({
    rowVersion: 9,
    definition: { nameEn: 'VIN to vehicle!', summaryEn: 'theirs' },
  });
});

test('leaving with unsaved changes is asked about', async () => {
  const { user, path } = await openEditor();
  await user.type(input('Name (English)'), '!');
  await user.click(screen.getAllByRole('link', { name: 'Interfaces' })[0] ?? expect.unreachable());
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
  expect(path()).toBe(PATH);
});

test('without the power to edit, the definition is read only', async () => {
  await openEditor({}, { powers: ['/manager/interface'] });
  expect(input('Name (English)').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add parameter' })).toBeNull();
});

test('a new interface has no unsaved changes before anything is typed', async () => {
  const { user } = await openBackoffice('/manager/interface/new', {
    overrides: { bigClassList: { rows: [serviceClass], total: 1 }, operationList: { rows: [] } },
  });
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await user.type(screen.getByLabelText('Name (English)'), 'x');
  expect(await screen.findByText('Unsaved changes')).toBeTruthy();
});
