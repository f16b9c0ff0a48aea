import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Overrides, refuse } from '../../support/screens/fakes.ts';
import { openBackoffice } from '../../support/screens/open-backoffice.tsx';
import { choices, prospect, remark } from './sample-prospects.ts';

const open = (more: Overrides) =>
  openBackoffice('/manager/opportunity?record=1', {
    overrides: {
      prospectList: { rows: [prospect(1)], total: 1 },
      prospectGet: prospect(1),
      prospectCounts: [],
      prospectChoices: choices,
      ...more,
    },
  });

test('a remark shows its author, date, intention, next step and due date, and markup in it is text', async () => {
  const remarks = '<img src=x onerror=alert(1)>\n<b>bold</b>';
  await open({
    remarkList: { rows: [remark(1, { remarks, intention: 11, nextStep: 'Call', dueOn: '2026-01-02' })], total: 1 },
  });
  const text = await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === remarks);
  expect(text.querySelector('*')).toBeNull();
  const item = within(text.closest('li') ?? expect.unreachable());
  expect(item.getByText('Zhou')).toBeTruthy();
  expect(item.getByText(/11\/20\/26/)).toBeTruthy();
  expect(item.getByText('High')).toBeTruthy();
  expect(item.getByText(/Next step: Call/)).toBeTruthy();
  expect(item.getByText(/^Overdue: /)).toBeTruthy();
});

test('the second page has the sixth remark', async () => {
  const { user, calls } = await open({
    remarkList: ({ pageNum }) => ({
      rows: pageNum === 2 ? [remark(6)] : [1, 2, 3, 4, 5].map((id) => remark(id)),
      total: 6,
    }),
  });
  await screen.findByText('Remark 5');
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(await screen.findByText('Remark 6')).toBeTruthy();
  expect(calls.filter(({ operation }) => operation === 'remarkList').at(-1)?.body).toMatchObject({
    userId: 1,
    pageNum: 2,
  });
});

test('a remark is changed in its place, with the version that was seen', async () => {
  const { user, calls } = await open({ remarkList: { rows: [remark(4)], total: 1 }, remarkUpdate: remark(4) });
  const item = (await screen.findByText('Remark 4')).closest('li') ?? expect.unreachable();
  await user.click(within(item).getByRole('button', { name: 'Edit' }));
  const field = (await screen.findAllByLabelText('Remark')).find((one) => 'value' in one && one.value === 'Remark 4');
  await user.type(field ?? expect.unreachable(), ' again');
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? expect.unreachable());
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'remarkUpdate')?.body).toMatchObject({
      id: 4,
      rowVersion: 1,
      userId: 1,
      remarks: 'Remark 4 again',
    }),
  );
});

test('a remark that someone else saved first keeps what is typed here, and the sides are chosen', async () => {
  const theirs = remark(4, { remarks: 'Theirs', nextStep: 'Visit', rowVersion: 2 });
  let isTaken = false;
  const { user, calls } = await open({
    remarkList: () => ({ rows: [isTaken ? theirs : remark(4)], total: 1 }),
    remarkUpdate({ rowVersion }) {
      if (rowVersion === 2) return remark(4, { rowVersion: 3 });
      isTaken = true;
      return refuse('900410', { theirs, changedBy: 'Chen', changedAt: null });
    },
  });
  const item = (await screen.findByText('Remark 4')).closest('li') ?? expect.unreachable();
  await user.click(within(item).getByRole('button', { name: 'Edit' }));
  const field = (await screen.findAllByLabelText('Remark')).find((one) => 'value' in one && one.value === 'Remark 4');
  await user.type(field ?? expect.unreachable(), ' again');
  await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? expect.unreachable());
  // antd gives all dialogs of a test the same id, and the drawer is one: the name would be the drawer's.
  const title = await screen.findByText('Someone else changed this record');
  const dialog = within(title.closest<HTMLElement>('[role=dialog]') ?? expect.unreachable());
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Remark: Yours' }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Save selected values' }));
  await waitFor(() => expect(calls.filter(({ operation }) => operation === 'remarkUpdate')).toHaveLength(2));
  expect(calls.findLast(({ operation }) => operation === 'remarkUpdate')?.body).toMatchObject({
    ...{ id: 4, rowVersion: 2, remarks: 'Remark 4 again', nextStep: 'Visit' },
  });
});

test('a remark of someone else can be neither changed nor deleted', async () => {
  await open({ remarkList: { rows: [remark(4, { canEdit: false })], total: 1 } });
  const item = within((await screen.findByText('Remark 4')).closest('li') ?? expect.unreachable());
  expect(item.queryByRole('button')).toBeNull();
});

const deleteInChinese = async (more: Overrides) => {
  const opened = await openBackoffice('/manager/opportunity?record=1', {
    language: 'zh-CN',
    overrides: {
      prospectList: { rows: [prospect(1)], total: 1 },
      prospectGet: prospect(1),
      prospectCounts: [],
      prospectChoices: choices,
      remarkList: { rows: [remark(4)], total: 1 },
      ...more,
    },
  });
  const item = (await screen.findByText('Remark 4')).closest('li') ?? expect.unreachable();
  await opened.user.click(within(item).getByRole('button', { name: /删\s*除/ }));
  const buttons = await screen.findAllByRole('button', { name: /删\s*除/ });
  await opened.user.click(buttons.at(-1) ?? expect.unreachable());
  return opened;
};

test('a deletion that fails says 删除失败', async () => {
  await deleteInChinese({ remarkDelete: () => refuse('900500') });
  expect(await screen.findByText('删除失败')).toBeTruthy();
  expect(screen.getByText('Remark 4')).toBeTruthy();
});

test('a remark that someone else changed is not deleted but loaded again', async () => {
  let isChanged = false;
  await deleteInChinese({
    remarkList: () => ({ rows: [isChanged ? remark(4, { remarks: '改过', rowVersion: 2 }) : remark(4)], total: 1 }),
    remarkDelete: () => {
      isChanged = true;
      return refuse('900410', { theirs: {}, changedBy: 'admin', changedAt: null });
    },
  });
  expect(await screen.findByText(/^删除失败：这条备注刚被他人修改/)).toBeTruthy();
  expect(await screen.findByText('改过')).toBeTruthy();
});

test('a deletion names the version that was seen, and is undone from its notification', async () => {
  const { user, calls } = await deleteInChinese({ remarkDelete: null, deletedRestore: null });
  await user.click(await screen.findByRole('button', { name: /撤\s*销/ }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'deletedRestore')?.body).toEqual({ subject: 'remark', id: 4 }),
  );
  expect(calls.find(({ operation }) => operation === 'remarkDelete')?.body).toEqual({
    id: 4,
    rowVersion: 1,
    userId: 1,
  });
});
