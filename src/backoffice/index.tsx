import { Navigate, type RouteObject } from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { PageError } from './frame/page-error.tsx';
import { handMadePages } from './hand-made.tsx';
import { CreatePage, EditPage } from './pages/form.tsx';
import { ListPage } from './pages/list.tsx';
import { ShowPage } from './pages/show.tsx';
import { placesOf, resourceList } from './resource-list.ts';

/** The pages of every resource; the key makes each a page of its own, with nothing left over from the one before. */
const resourceRoutes: RouteObject[] = resourceList.flatMap((resource) => {
  const places = placesOf(resource);
  const { name } = resource;
  return [
    { path: places.list, element: <ListPage key={name} resource={resource} /> },
    { path: places.create, element: <CreatePage key={name} resource={resource} /> },
    { path: places.edit, element: <EditPage key={name} resource={resource} /> },
    { path: places.show, element: <ShowPage key={name} resource={resource} /> },
  ];
});

/** The back office, folded from its resources. */
export const backofficeRoutes: RouteObject[] = [
  {
    id: 'backoffice',
    element: <Frame />,
    errorElement: <PageError />,
    children: [
      { path: '/manager', element: null },
      ...resourceRoutes,
      ...handMadePages.map(({ path, element }) => ({ path, element })),
      { path: '/manager/*', element: <Navigate to="/index" replace /> },
    ],
  },
];
