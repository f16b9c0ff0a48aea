import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreLostFocus } from '../../../src/backoffice/layout/restore-focus.ts';

let stop: () => void;
const find = (id: string) => document.getElementById(id) ?? expect.unreachable(id);
beforeEach(() => {
  document.body.innerHTML = `
    <main id="page" tabindex="-1">
      <button id="open">Open</button>
      <table><tbody>
        <tr id="row1"><td><button id="delete1">Delete 1</button></td></tr>
        <tr id="row2"><td><button id="delete2">Delete 2</button></td></tr>
      </tbody></table>
    </main>`;
  stop = restoreLostFocus(() => document.getElementById('page'));
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function openDialog() {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<button>Close</button>';
  document.body.append(dialog);
  dialog.querySelector('button')?.focus();
  return dialog;
}

const focused = (id: string) => waitFor(() => expect(document.activeElement).toBe(find(id)));

test('when a dialog is removed, the button that opened it has the focus again', async () => {
  find('open').focus();
  openDialog().remove();
  await focused('open');
});

test('when a row is deleted, the row in its place has the focus, at the end the one before', async () => {
  find('delete1').focus();
  openDialog().remove();
  find('row1').remove();
  await focused('delete2');
  const added = document.createElement('tr');
  added.innerHTML = '<td><button id="delete0">Delete 0</button></td>';
  find('row2').before(added);
  find('delete2').focus();
  find('row2').remove();
  await focused('delete0');
});

test('when everything around the focus is gone, the page has it', async () => {
  find('open').focus();
  find('open').remove();
  await focused('page');
});

test('a focus that was moved on purpose is left alone', async () => {
  find('open').focus();
  const dialog = openDialog();
  find('delete2').focus();
  dialog.remove();
  find('row1').remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(find('delete2'));
});
