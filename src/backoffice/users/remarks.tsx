import { useCan } from '@refinedev/core';
import { RemarkAdd } from './remark-add.tsx';
import { RemarkList } from './remark-list.tsx';
import styles from './remarks.module.css';

interface RemarksProps {
  userId: number;
  /** Only a prospect has a next step. */
  isProspect: boolean;
}

/** The remarks on a user with a form for a new one; nothing without the power to see them. */
export function Remarks({ userId, isProspect }: RemarksProps) {
  const { data: permission } = useCan({ resource: 'prospect', action: 'list' });
  if (permission?.can !== true) return null;
  return (
    <div className={styles.section}>
      <RemarkAdd key={userId} userId={userId} isProspect={isProspect} />
      <RemarkList key={`list ${userId}`} userId={userId} />
    </div>
  );
}
