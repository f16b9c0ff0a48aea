import { Navigate, type RouteObject } from 'react-router-dom';
import { customPages } from './custom-pages.tsx';
import { AdminApp } from './layout/admin-app.tsx';
import { PageError } from './layout/page-error.tsx';
import { ToDrawer } from './list/drawer/to-drawer.tsx';
import { CreatePage, EditPage } from './pages/form-pages.tsx';
import { ListPage } from './pages/list-page.tsx';
import { ShowPage } from './pages/show-page.tsx';
import { pathsOf, resourceList } from './resource-list.ts';

/** The key resets all state between resources, which share the page components. */
const resourceRoutes: RouteObject[] = resourceList.flatMap((resource) => {
  const places = pathsOf(resource);
  const { name, show: Show = ShowPage, drawer } = resource;
  if (drawer !== undefined) {
    return [
      { path: places.list, element: <ListPage key={name} resource={resource} /> },
      { path: places.show, element: <ToDrawer key={name} resource={resource} /> },
    ];
  }
  return [
    { path: places.list, element: <ListPage key={name} resource={resource} /> },
    ...(resource.crud.verbs.includes('add')
      ? [{ path: places.create, element: <CreatePage key={name} resource={resource} /> }]
      : []),
    { path: places.edit, element: <EditPage key={name} resource={resource} /> },
    { path: places.show, element: <Show key={name} resource={resource} /> },
  ];
});

export const backofficeRoutes: RouteObject[] = [
  {
    id: 'backoffice',
    element: <AdminApp />,
    errorElement: <PageError />,
    children: [
      { path: '/manager', element: null },
      ...resourceRoutes,
      ...customPages.flatMap(({ path, element, routes = [] }) => [{ path, element }, ...routes]),
      { path: '/manager/*', element: <Navigate to="/index" replace /> },
    ],
  },
];
