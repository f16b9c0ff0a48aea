import { Link } from 'react-router-dom';
import { AUDIT_PAGE } from '../../../contract/audit/audit-rules.ts';
import { formatDateTime } from '../../../contract/shop-time.ts';
import auditStyles from '../../audit/audit.module.css';
import { RecordTimeline } from '../../audit/audit-timeline.tsx';
import { useMessages } from '../../messages.ts';
import type { Resource } from '../../resource.ts';
import { usePowers } from '../../use-powers.ts';
import type { UserRecord } from './user-record.ts';

/** What was done about a user and what belongs to the user, back to the creation of the account. */
export function UserHistory({ resource, user }: { resource: Resource; user: UserRecord }) {
  const { t } = useMessages();
  const powers = usePowers();
  return (
    <RecordTimeline
      resource={resource}
      record={user}
      isLocked={false}
      withRelated
      links={
        <>
          <Link to="?tab=purchases">{t('user:tab.purchases')}</Link>
          {powers.has(AUDIT_PAGE) && <Link to={`${AUDIT_PAGE}?about=${user.userId}`}>{t('audit:whole')}</Link>}
        </>
      }
      beginning={<Creation user={user} />}
    />
  );
}

/** From the account itself: registrations are not in the audit. */
function Creation({ user: { createdAt, platform, parentName } }: { user: UserRecord }) {
  const { t, language } = useMessages();
  return (
    <article className={auditStyles.entry}>
      <div className={auditStyles.head}>
        <strong>{t('user:history.created')}</strong>
        <span>{t(`user:option.platform.${platform}`)}</span>
        {parentName !== null && <span>{t('user:history.byMain', { name: parentName })}</span>}
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
      </div>
    </article>
  );
}
