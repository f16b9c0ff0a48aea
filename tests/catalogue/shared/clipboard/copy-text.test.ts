import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '../../../../src/catalogue/shared/clipboard/copy-text.ts';

function stubClipboard(writeText: () => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
}

/** Without https a browser has no clipboard, only its old command for the selection. */
function stubCommand(isCopied: boolean) {
  const copied: string[] = [];
  document.execCommand = () => {
    const area = document.querySelector('textarea');
    if (area !== null) copied.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return isCopied;
  };
  return copied;
}

afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

test('a text is copied by the clipboard of the browser', async () => {
  const writeText = vi.fn(async () => undefined);
  stubClipboard(writeText);
  expect(await copyText('5C0 698 151')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('5C0 698 151');
});

test('without a clipboard it is copied all the same, and the focus and the page stay as they were', async () => {
  stubClipboard(async () => Promise.reject(new DOMException('no https')));
  const copied = stubCommand(true);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  expect(await copyText('a\nb')).toBe(true);
  expect(copied).toEqual(['a\nb']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a refusal is reported', async () => {
  stubClipboard(async () => Promise.reject(new DOMException('refused')));
  stubCommand(false);
  expect(await copyText('a')).toBe(false);
});
