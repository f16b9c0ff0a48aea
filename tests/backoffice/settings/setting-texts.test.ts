import { expect, test } from 'vitest';
import { settingDefinitions, settingKeys } from '../../../src/contract/settings/definitions.ts';
import { settingGroups } from '../../../src/contract/settings/groups.ts';
import { localeTexts } from '../../support/locale-texts.ts';

const textAt = (texts: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, part) => Object(node)[part], texts);

test.each(['zh-CN', 'en'])('every setting has a name, a meaning and the text of its unit in %s', (language) => {
  const texts = localeTexts(language, 'config');
  const paths = settingKeys.flatMap((key) => {
    const { unit } = settingDefinitions[key];
    return [`setting.${key}.name`, `setting.${key}.meaning`, ...(unit === undefined ? [] : [`unit.${unit}`])];
  });
  const groups = settingGroups.map((group) => `group.${group}`);
  expect([...paths, ...groups].filter((path) => typeof textAt(texts, path) !== 'string')).toEqual([]);
});
