import { Button } from 'antd';
import { useState } from 'react';
import type { Approval } from '../../contract/approvals/schemas.ts';
import { formatDateTime } from '../../contract/shop-time.ts';
import { Tag } from '../../ui/tag.tsx';
import { AuditChanges } from '../audit/audit-changes.tsx';
import { useMessages } from '../messages.ts';
import styles from './approvals.module.css';
import { DecisionDialog, type DecisionName } from './decision-dialog.tsx';

const tags = {
  open: 'warning',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
  failed: 'bad',
  expired: 'neutral',
} as const;

/** A change that waits or waited: what it changes, who requested it, and the decision. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const { t, has } = useMessages();
  const [decision, setDecision] = useState<DecisionName>();
  const { approvalId, kind, state, subject, subjectId, subjectName, before, after } = approval;
  const kindText = t(`approval:kind.${kind}`);
  const subjectText = has(`${subject}:title`) ? t(`${subject}:title`) : t(`audit:subject.${subject}`);
  // Settings have no record of their own.
  const name = subjectName || (subject === 'setting' ? kindText : t('approval:new'));
  const label = (action: DecisionName) => `${t(`approval:${action}`)}: ${kindText}, ${name}`;
  return (
    <article className={styles.card} aria-label={`#${approvalId} ${kindText}: ${name}`}>
      <header className={styles.head}>
        <strong>
          #{approvalId} {kindText}
        </strong>
        <Tag variant={tags[state]}>{t(`approval:state.${state}`)}</Tag>
      </header>
      <p>
        {subjectText} · {name}
      </p>
      <AuditChanges entry={{ subject, subjectId, before, after }} />
      <Facts approval={approval} />
      {approval.state === 'open' && (
        <div className={styles.actions}>
          {approval.canDecide && (
            <>
              <Button type="primary" aria-label={label('approve')} onClick={() => setDecision('approve')}>
                {t('approval:approve')}
              </Button>
              <Button danger aria-label={label('refuse')} onClick={() => setDecision('refuse')}>
                {t('approval:refuse')}
              </Button>
            </>
          )}
          {approval.isOwn && (
            <Button aria-label={label('withdraw')} onClick={() => setDecision('withdraw')}>
              {t('approval:withdraw')}
            </Button>
          )}
        </div>
      )}
      {decision !== undefined && (
        <DecisionDialog name={decision} approvalId={approvalId} onClose={() => setDecision(undefined)} />
      )}
    </article>
  );
}

function Facts({ approval }: { approval: Approval }) {
  const { t, language } = useMessages();
  const { state, source, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, note, failure, isOwn } = approval;
  const timeOf = (iso: string) => formatDateTime(iso, language, 'short');
  const decision = { state: t(`approval:state.${state}`), time: timeOf(decidedAt ?? expiresAt) };
  return (
    <div className={`${styles.facts} quiet`}>
      <span>
        {t('approval:requested', { name: requestedBy, time: timeOf(requestedAt), source: t(`audit:source.${source}`) })}
      </span>
      {state === 'open' && <span>{t('approval:expires', { time: timeOf(expiresAt) })}</span>}
      {state === 'open' && isOwn && <span>{t('approval:own')}</span>}
      {state !== 'open' && decidedBy !== null && <span>{t('approval:decided', { ...decision, name: decidedBy })}</span>}
      {state !== 'open' && decidedBy === null && <span>{t('approval:closedAt', decision)}</span>}
      {failure !== '' && <span>{failure}</span>}
      {note !== '' && <span>{t('approval:note', { note })}</span>}
    </div>
  );
}
