import { Breadcrumb } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import type { Resource } from '../resource.ts';
import styles from './page-header.module.css';

interface PageHeadProps {
  resource: Resource;
  title: string;
  children?: ReactNode;
}

/** Breadcrumb, title and actions. */
export function PageHeader({ resource, title, children }: PageHeadProps) {
  const { t } = useMessages();
  const [group] = resource.menu;
  return (
    <div className={styles.head}>
      <Breadcrumb
        items={[
          { title: t(`menu.${group}`) },
          { title: <Link to={resource.path}>{t(`${resource.name}:title`)}</Link> },
        ]}
      />
      <div className={styles.line}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
