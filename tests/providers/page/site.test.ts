import { expect, test } from 'vitest';
import { readSite } from '../../../src/providers/page/site.ts';

function pageWith(site: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<script type="application/json" id="site"></script>';
  page.querySelector('#site')?.append(site);
  return page;
}

test('a page without facts of its site is none of a demo and names no contact', () => {
  for (const page of [document.implementation.createHTMLDocument(), pageWith('')])
    expect(readSite(page)).toMatchObject({ isDemo: false, demoAccounts: [], contact: { hotline: null }, filing: null });
});

test('facts that an older page lacks have their defaults', () => {
  const site = readSite(pageWith('{"isDemo":true,"freeLookups":{"C":1,"B":2}}'));
  expect(site).toMatchObject({ isDemo: true, freeLookups: { C: 1, B: 2 }, sampleQueries: [], hasOfflineReading: true });
});
