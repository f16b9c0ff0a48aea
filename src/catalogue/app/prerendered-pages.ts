import { paths } from '../shared/navigation/paths.ts';

/** The pages that are read before any script runs, each with the words that it shows besides the common ones. */
export const preparedPages: Readonly<Record<string, readonly string[]>> = {
  [paths.index]: ['home', 'site', 'solutions'],
  [paths.inquire]: ['inquire', 'home', 'site'],
  [paths.solutions]: ['solutions', 'site'],
  [paths.solution]: ['solutions', 'site'],
  [paths.service]: ['service', 'site'],
  [paths.cooperation]: ['cooperation', 'site'],
  [paths.edition]: ['edition', 'site'],
  [paths.notFound]: ['site'],
};
