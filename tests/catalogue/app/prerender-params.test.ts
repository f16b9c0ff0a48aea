import { expect, test } from 'vitest';
import { catalogueRoutes } from '../../../src/catalogue/app/routes.tsx';
import { paths } from '../../../src/catalogue/shared/navigation/paths.ts';
import { editionState } from '../../../src/catalogue/site/edition-state.ts';

const routes = catalogueRoutes.flatMap(({ children = [] }) => children);
const paramsOf = (path: string) => routes.find((route) => route.path === path)?.handle?.prerenderParams;

test('the server renders the version records by the parameters that the screen reads', () => {
  const names = [...editionState.format({ search: 'oil', page: 2 }).keys()];
  expect([...paramsOf(paths.edition)].sort()).toEqual(names.sort());
});

test('only pages that read their query are rendered for each value of it', () => {
  const read = routes.flatMap(({ path, handle }) => (handle?.prerenderParams?.length > 0 ? [path] : []));
  expect(read.sort()).toEqual([paths.apiReference, paths.edition, paths.inquire, paths.login, paths.solution].sort());
});
