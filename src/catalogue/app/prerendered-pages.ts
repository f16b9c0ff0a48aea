import { paths } from '../shared/navigation/paths.ts';

/** The pages that are read before any script runs, each with the words that it shows besides the common ones. */
export const preparedPages: Readonly<Record<string, readonly string[]>> = {
  [paths.index]: ['site-home', 'site', 'site-solutions'],
  [paths.inquire]: ['site-inquire', 'site-home', 'site'],
  [paths.solutions]: ['site-solutions', 'site'],
  [paths.solution]: ['site-solutions', 'site'],
  [paths.service]: ['site-services', 'site'],
  [paths.cooperation]: ['site-cooperation', 'site'],
  [paths.edition]: ['releases', 'site'],
  [paths.notFound]: ['site'],
};
