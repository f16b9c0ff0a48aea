import {
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BarcodeOutlined,
  CheckSquareOutlined,
  CloudUploadOutlined,
  CodeOutlined,
  DeleteOutlined,
  EyeOutlined,
  HomeOutlined,
  KeyOutlined,
  LineChartOutlined,
  PayCircleOutlined,
  PieChartOutlined,
  ReadOutlined,
  SettingOutlined,
  ShopOutlined,
  SolutionOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ComponentType, ReactNode } from 'react';
import { ClassesPage } from './api-services/classes/classes-page.tsx';
import { InterfacePage } from './api-services/editor/interface-page.tsx';
import { NewInterfacePage } from './api-services/editor/new-interface-page.tsx';
import { interfacePath, NEW_INTERFACE_PATH } from './api-services/interfaces/interface-paths.ts';
import { InterfacesPage } from './api-services/interfaces/interfaces-page.tsx';
import { PermissionsPage } from './api-services/permissions/permissions-page.tsx';
import { PreviewPage } from './api-services/preview/preview-page.tsx';
import { UsagePage } from './api-services/usage/usage-page.tsx';
import { ApprovalPage } from './approvals/approval-page.tsx';
import { AuditPage } from './audit/audit-page.tsx';
import { BinPage } from './audit/bin-page.tsx';
import { BillingPage } from './billing/billing-page.tsx';
import { type CustomPageName, customPagePaths } from './custom-page-paths.ts';
import { FitCountPage } from './fit-reports/fit-count-page.tsx';
import { ImportsPage } from './imports/imports-page.tsx';
import { CatalogueUsePage } from './quota/catalogue-use-page.tsx';
import type { MenuGroup } from './resource.ts';
import { ConfigPage } from './settings/config-page.tsx';
import { StartPage } from './start/start-page.tsx';
import { StatisticsPage } from './statistics/statistics-page.tsx';
import { AnswersPage } from './survey/answers-page.tsx';
import { AccountPage } from './users/account/account-page.tsx';
import { StaffPage } from './users/staff/staff-page.tsx';
import { VinRequestsPage } from './vin-requests/vin-requests-page.tsx';

/** A page that is not generated from a resource. The power with its path as code opens it. */
export interface CustomPage {
  name: CustomPageName;
  path: string;
  menu: readonly [group: MenuGroup, order: number];
  icon: ComponentType;
  element: ReactNode;
  /** Anyone in the back office can open it; the power only adds it to the menu, and more to the page. */
  isForAllStaff?: boolean;
  /** Pages below it, with paths below its own; the same power opens them. */
  routes?: readonly { path: string; element: ReactNode }[];
}

/** Each entry gives a menu entry, a route, a document title and an access check. */
export const customPages: readonly CustomPage[] = [
  {
    name: 'start',
    path: customPagePaths.start,
    menu: ['overview', 1],
    icon: HomeOutlined,
    element: <StartPage />,
  },
  {
    name: 'statistics',
    path: customPagePaths.statistics,
    menu: ['overview', 2],
    icon: BarChartOutlined,
    element: <StatisticsPage />,
  },
  {
    name: 'task',
    path: customPagePaths.task,
    menu: ['service', 1],
    icon: BarcodeOutlined,
    element: <VinRequestsPage />,
  },
  {
    name: 'bill',
    path: customPagePaths.bill,
    menu: ['service', 2],
    icon: PayCircleOutlined,
    element: <BillingPage />,
  },
  {
    name: 'answers',
    path: customPagePaths.answers,
    menu: ['content', 7],
    icon: PieChartOutlined,
    element: <AnswersPage />,
  },
  {
    name: 'fitCount',
    path: customPagePaths.fitCount,
    menu: ['service', 3],
    icon: WarningOutlined,
    element: <FitCountPage />,
  },
  {
    name: 'catalogueUse',
    path: customPagePaths.catalogueUse,
    menu: ['service', 4],
    icon: EyeOutlined,
    element: <CatalogueUsePage />,
  },
  {
    name: 'catalogueImport',
    path: customPagePaths.catalogueImport,
    menu: ['service', 5],
    icon: CloudUploadOutlined,
    element: <ImportsPage />,
  },
  {
    name: 'sale',
    path: customPagePaths.sale,
    menu: ['customers', 4],
    icon: SolutionOutlined,
    element: <StaffPage key="sale" name="sale" />,
  },
  {
    name: 'agent',
    path: customPagePaths.agent,
    menu: ['customers', 5],
    icon: ShopOutlined,
    element: <StaffPage key="agent" name="agent" />,
  },
  {
    name: 'apiInterface',
    path: customPagePaths.apiInterface,
    menu: ['apiServices', 1],
    icon: CodeOutlined,
    element: <InterfacesPage />,
    routes: [
      { path: NEW_INTERFACE_PATH, element: <NewInterfacePage /> },
      { path: interfacePath(':code'), element: <InterfacePage /> },
    ],
  },
  {
    name: 'apiPreview',
    path: customPagePaths.apiPreview,
    menu: ['apiServices', 4],
    icon: ReadOutlined,
    element: <PreviewPage />,
  },
  {
    name: 'apiUsage',
    path: customPagePaths.apiUsage,
    menu: ['apiServices', 5],
    icon: LineChartOutlined,
    element: <UsagePage />,
  },
  {
    name: 'approval',
    path: customPagePaths.approval,
    menu: ['overview', 3],
    icon: CheckSquareOutlined,
    element: <ApprovalPage />,
    isForAllStaff: true,
  },
  {
    name: 'apiPermission',
    path: customPagePaths.apiPermission,
    menu: ['apiServices', 3],
    icon: KeyOutlined,
    element: <PermissionsPage />,
  },
  {
    name: 'apiServiceClass',
    path: customPagePaths.apiServiceClass,
    menu: ['apiServices', 2],
    icon: AppstoreOutlined,
    element: <ClassesPage />,
  },
  { name: 'audit', path: customPagePaths.audit, menu: ['system', 8], icon: AuditOutlined, element: <AuditPage /> },
  { name: 'bin', path: customPagePaths.bin, menu: ['system', 9], icon: DeleteOutlined, element: <BinPage /> },
  {
    name: 'config',
    path: customPagePaths.config,
    menu: ['system', 1],
    icon: SettingOutlined,
    element: <ConfigPage />,
  },
  {
    name: 'accountType',
    path: customPagePaths.accountType,
    menu: ['customers', 3],
    icon: ApartmentOutlined,
    element: <AccountPage />,
  },
];
