import { AccountBookOutlined, FileSearchOutlined, PieChartOutlined } from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { AnswersPage } from './answers/answers-page.tsx';
import { BillsPage } from './bills/bills-page.tsx';
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
  { name: 'bill', path: pageNames.bill, menu: ['service', 2], icon: AccountBookOutlined, element: <BillsPage /> },
  { name: 'answers', path: pageNames.answers, menu: ['content', 7], icon: PieChartOutlined, element: <AnswersPage /> },
];
