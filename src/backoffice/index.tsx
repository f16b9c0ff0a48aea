import { Navigate, type RouteObject } from 'react-router-dom';
import { customPages } from './custom-pages.tsx';
import { AdminApp } from './layout/admin-app.tsx';
import { PageError } from './layout/page-error.tsx';
import { CreatePage, EditPage } from './pages/form-pages.tsx';
import { ListPage } from './pages/list-page.tsx';
import { ShowPage } from './pages/show-page.tsx';
import { pathsOf, resourceList } from './resource-list.ts';

/** The pages of every resource; the key makes each a page of its own, with nothing left over from the one before. */
const resourceRoutes: RouteObject[] = resourceList.flatMap((resource) => {
  const places = pathsOf(resource);
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
    element: <AdminApp />,
    errorElement: <PageError />,
    children: [
      { path: '/manager', element: null },
      ...resourceRoutes,
      ...customPages.map(({ path, element }) => ({ path, element })),
      { path: '/manager/*', element: <Navigate to="/index" replace /> },
    ],
  },
];
