import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Overrides } from '../../support/screens/fakes.ts';
import { allPowers, openBackoffice } from '../../support/screens/open-backoffice.tsx';

const version = {
  ...{ versionId: 1, version: '0.4.0', releasedOn: '2026-11-22', createdAt: '2026-11-22T02:00:00.000Z' },
  ...{ title: '更快出结果', titleEn: 'Faster answers', content: '更快', contentEn: 'Faster' },
  ...{ audienceRoles: [], audiencePlatform: 'all' as const, audienceLanguage: 'all' as const, rowVersion: 1 },
};
const rule = {
  ...{ ruleId: 1, name: '错误率告警', nameEn: 'High error rate', interfaceCode: null, errorPercent: 5 },
  ...{ windowMinutes: 60, callsMin: 20, isOn: true, isFiring: false, firing: '', lastFiredAt: null, checkedAt: null },
  rowVersion: 1,
};
const entry = {
  ...{ id: 101, parentId: null, dictionaryName: '公司类型', name: '维修厂', nameEn: 'Repair shop' },
  ...{ ord: 1, rowVersion: 1 },
};

const overrides: Overrides = {
  versionList: { rows: [version], total: 1 },
  apiAlertRuleList: { rows: [rule], total: 1 },
  dictList: { rows: [entry], total: 1 },
};

test.each([
  ['/manager/version', 'Faster answers'],
  ['/manager/apiAlert', 'High error rate'],
  ['/manager/dictionary', 'Repair shop'],
])('the English list of %s shows English texts only', async (path, text) => {
  await openBackoffice(path, { powers: allPowers, overrides });
  const [cell] = await screen.findAllByRole('cell', { name: new RegExp(text) });
  expect(cell?.closest('tr')?.textContent).not.toMatch(/\p{Script=Han}/u);
});
