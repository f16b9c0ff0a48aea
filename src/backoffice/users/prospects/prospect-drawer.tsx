import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer, Grid, Space } from 'antd';
import { useEffect } from 'react';
import { formatDateTime } from '../../../contract/shop-time.ts';
import { prospectCalls } from '../../../contract/users/prospect-calls.ts';
import type { Prospect } from '../../../contract/users/prospect-schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import { Spinner } from '../../../ui/state.tsx';
import { LoadError } from '../../load-error.tsx';
import { useMessages } from '../../messages.ts';
import { DueText } from '../due-text.tsx';
import { RemarkAdd } from '../remark-add.tsx';
import { RemarkList } from '../remark-list.tsx';
import { useProspectChoices } from '../use-prospect-choices.ts';
import { OwnerSelect } from './owner-select.tsx';
import { isFieldKey } from './prospect-keys.ts';
import styles from './prospects.module.css';
import { prospectName } from './prospects-table.tsx';

interface ProspectDrawerProps {
  userId: number;
  onClose: () => void;
  /** Undefined at the beginning of the page. */
  onPrevious: (() => void) | undefined;
  onNext: () => void;
}

/** One prospect: who it is, a new remark, and the remarks so far. Page Down and Page Up go through the list. */
export function ProspectDrawer({ userId, onClose, onPrevious, onNext }: ProspectDrawerProps) {
  const { t } = useMessages();
  const { md: isWide = true } = Grid.useBreakpoint();
  const { data, error, refetch } = useCall(prospectCalls.prospectGet, { userId }, { staleTime: 0 });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const go =
        event.key === 'PageDown' || (event.key === 'j' && !isFieldKey(event))
          ? onNext
          : event.key === 'PageUp' || (event.key === 'k' && !isFieldKey(event))
            ? onPrevious
            : undefined;
      if (go === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onNext, onPrevious]);
  return (
    <Drawer
      open
      mask={!isWide}
      onClose={onClose}
      width={isWide ? 620 : '100%'}
      title={data === undefined ? t('opportunity:title') : prospectName(data)}
      extra={
        <Space>
          <Button
            icon={<LeftOutlined />}
            aria-label={t('opportunity:previous')}
            title={`${t('opportunity:previous')} (Page Up)`}
            disabled={onPrevious === undefined}
            onClick={onPrevious}
          />
          <Button
            icon={<RightOutlined />}
            aria-label={t('opportunity:next')}
            title={`${t('opportunity:next')} (Page Down)`}
            onClick={onNext}
          />
        </Space>
      }
    >
      {data === undefined && error === null && <Spinner label={t('common:loading')} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={() => refetch()} />}
      {data !== undefined && (
        <div className={styles.card}>
          <Facts prospect={data} />
          <RemarkAdd key={userId} isProspect hasFocus userId={userId} onNext={onNext} />
          <section>
            <h2>{t('opportunity:remark.title')}</h2>
            <RemarkList key={userId} userId={userId} />
          </section>
        </div>
      )}
    </Drawer>
  );
}

function Facts({ prospect }: { prospect: Prospect }) {
  const { t, language } = useMessages();
  const { intentionName } = useProspectChoices();
  const { userRealname, username, phoneNum, agencyCode, createdAt, intention, nextStep, dueOn } = prospect;
  const facts = [
    ['user', [userRealname, username].filter(Boolean).join(' · ')],
    ['phone', phoneNum],
    ['agencyCode', agencyCode],
    ['createdAt', formatDateTime(createdAt, language, 'short')],
    ['intention', intention === null ? null : intentionName(intention)],
    [
      'nextStep',
      nextStep === '' && dueOn === null ? null : (
        <>
          {nextStep} <DueText dueOn={dueOn} />
        </>
      ),
    ],
    ['owner', <OwnerSelect key={prospect.rowVersion} prospects={[prospect]} />],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`opportunity:column.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
