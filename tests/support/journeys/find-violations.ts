import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and the levels below it. */
const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export interface Violation {
  rule: string;
  /** The HTML of each element. */
  elements: string[];
}

interface Options {
  /** Also axe's best practices, which are no part of WCAG. */
  withBestPractices?: boolean;
  /** The only rule to check. */
  rule?: string;
  /** A selector of the only part of the page to check. */
  part?: string;
}

/** Accessibility problems that axe finds on the page as it is now. */
export async function findViolations(
  page: Page,
  { withBestPractices, rule, part }: Options = {},
): Promise<Violation[]> {
  // Our pages have no frames, for which axe would open a second page. Listing all that is right takes longer than the
  // checks: together these settings make a run two to four times as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], selectors: false });
  if (rule !== undefined) axe.withRules(rule);
  else if (withBestPractices !== true) axe.withTags(WCAG_AA);
  if (part !== undefined) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
}
