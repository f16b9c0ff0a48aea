import { FileSearchOutlined } from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { type PageName, pageNames } from './page-names.ts';
import type { MenuGroup } from './resource.ts';
import { TasksPage } from './tasks/tasks-page.tsx';

/** A page that no resource folds into. Whoever holds the power of its path may open it. */
export interface HandMadePage {
  name: PageName;
  path: string;
  menu: readonly [group: MenuGroup, order: number];
  icon: ComponentType;
  element: ReactNode;
}

/** The pages made by hand; one line mounts a page: menu entry, route, title and guard. */
export const handMadePages: readonly HandMadePage[] = [
  { name: 'task', path: pageNames.task, menu: ['service', 1], icon: FileSearchOutlined, element: <TasksPage /> },
];
