import { getI18n } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../src/providers/i18n.ts';

test('messages without values are cached per language, those with values are not', async () => {
  await startI18n();
  const translate = vi.spyOn(i18n, 't');
  const inReact = () => getI18n().getFixedT(i18n.language, 'common');
  const messages = [inReact()('action.copy'), inReact()('action.copy')];
  expect(messages[0]).toBe(messages[1]);
  expect(translate).toHaveBeenCalledTimes(1);
  expect(inReact()('title.parts', { brand: 'A' })).not.toBe(undefined);
  inReact()('title.parts', { brand: 'B' });
  expect(translate).toHaveBeenCalledTimes(3);

  await i18n.changeLanguage(i18n.language === 'en' ? 'zh-CN' : 'en');
  expect(inReact()('action.copy')).not.toBe(messages[0]);
});

test('missing messages are not cached before their file is loaded', async () => {
  const t = getI18n().getFixedT('en', 'late');
  expect(t('word')).toBe('word');
  i18n.addResourceBundle('en', 'late', { word: 'here' });
  expect(t('word')).toBe('here');
});
