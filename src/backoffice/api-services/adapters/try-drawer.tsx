import { Alert, Button, Drawer, Input, Select } from 'antd';
import { useId, useState } from 'react';
import type { Definition } from '../../../contract/api-services/definition.ts';
import { interfaceCalls } from '../../../contract/api-services/interfaces/calls.ts';
import { INTERFACE_PAGE } from '../../../contract/api-services/interfaces/rules.ts';
import type { ResultOf } from '../../../contract/call.ts';
import { inLanguage } from '../../../contract/in-language.ts';
import { CallError } from '../../../providers/calls/call-error.ts';
import { request } from '../../../providers/calls/client.ts';
import { useAction } from '../../../providers/calls/use-action.ts';
import { JsonTree } from '../../../ui/json-tree.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useMessages } from '../../messages.ts';
import { usePowers } from '../../use-powers.ts';
import type { AdapterRow } from './adapter-row.ts';
import styles from './adapters.module.css';

type Answer = ResultOf<typeof interfaceCalls.adapterTry>;
type Upstream = Extract<Definition['source'], { kind: 'upstream' }>;

const noSource: Pick<Upstream, 'requestMapping' | 'responseMapping'> = { requestMapping: {}, responseMapping: {} };

interface TryDrawerProps {
  adapter: AdapterRow;
  onClose: () => void;
}

/** Calls an upstream once, as an interface would, and shows what it answers and what becomes of it. */
export function TryDrawer({ adapter, onClose }: TryDrawerProps) {
  const { t } = useMessages();
  const id = useId();
  const [path, setPath] = useState('/');
  const [body, setBody] = useState('{}');
  /** Of the interface that is tried. */
  const [mapped, setMapped] = useState<{ source: typeof noSource; response: Definition['response'] }>();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const action = useAction(
    () =>
      request(interfaceCalls.adapterTry, {
        ...{ adapterId: adapter.adapterId, path, body },
        requestMapping: mapped?.source.requestMapping ?? {},
        responseMapping: mapped?.source.responseMapping ?? {},
        response: mapped?.response ?? [],
      }),
    {
      onDone: setAnswer,
      onError(error) {
        setFailure(error instanceof CallError ? reasonOf(error) : undefined);
        return false;
      },
      isErrorInForm: true,
      changes: [interfaceCalls.adapterDocs],
    },
  );
  const isPathWrong = !/^\/[\w./~-]{0,199}$/.test(path);
  const isBodyWrong = parsed(body) === undefined;
  const send = () => {
    setAnswer(undefined);
    setFailure(undefined);
    void action.run();
  };
  return (
    <Drawer open width="min(720px, 100%)" title={t('apiAdapter:try.title', { name: adapter.name })} onClose={onClose}>
      <form
        className={styles.panel}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPathWrong && !isBodyWrong) send();
        }}
      >
        <p className="quiet">{t('apiAdapter:try.hint')}</p>
        <InterfaceChoice
          adapter={adapter}
          onChoose={(definition, source) => {
            setPath(source.path);
            setBody(definition.requestExample || '{}');
            setMapped({ source, response: definition.response });
          }}
        />
        <div className={styles.field}>
          <label htmlFor={`${id}-path`}>{t('apiAdapter:try.path', { address: adapter.baseUrl ?? '' })}</label>
          <Input
            id={`${id}-path`}
            className={styles.json ?? ''}
            value={path}
            maxLength={200}
            spellCheck={false}
            status={isPathWrong ? 'error' : ''}
            aria-invalid={isPathWrong}
            onChange={(event) => setPath(event.target.value)}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-body`}>{t('apiAdapter:try.body')}</label>
          <Input.TextArea
            id={`${id}-body`}
            className={styles.json ?? ''}
            rows={6}
            value={body}
            maxLength={20_000}
            spellCheck={false}
            status={isBodyWrong ? 'error' : ''}
            aria-invalid={isBodyWrong}
            onChange={(event) => setBody(event.target.value)}
          />
          {isBodyWrong && <span role="alert">{t('apiAdapter:try.notJson')}</span>}
        </div>
        <div>
          <Button type="primary" htmlType="submit" loading={action.isBusy} disabled={isPathWrong || isBodyWrong}>
            {t('apiAdapter:try.send')}
          </Button>
        </div>
      </form>
      {action.errorMessage !== null && answer === undefined && (
        <Alert
          type="error"
          showIcon
          message={action.errorMessage}
          description={failure !== undefined && t(`apiAdapter:try.why.${failure}`)}
        />
      )}
      {answer !== undefined && <TryAnswer answer={answer} isMapped={mapped !== undefined} />}
    </Drawer>
  );
}

/** An interface of the adapter: its path, example and mapping are taken over. */
function InterfaceChoice({
  adapter,
  onChoose,
}: {
  adapter: AdapterRow;
  onChoose: (definition: Definition, source: Upstream) => void;
}) {
  const { t, language } = useMessages();
  const id = useId();
  const canRead = usePowers().has(INTERFACE_PAGE);
  const load = useAction((code: string) => request(interfaceCalls.interfaceByCode, { code }), {
    onDone({ definition }) {
      if (definition.source.kind === 'upstream') onChoose(definition, definition.source);
    },
  });
  if (!canRead || adapter.interfaces.length === 0) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('apiAdapter:try.interface')}</label>
      <Select<string>
        id={id}
        loading={load.isBusy}
        options={adapter.interfaces.map(({ code, name, nameEn }) => ({
          value: code,
          label: `${inLanguage(language, name, nameEn)} (${code})`,
        }))}
        onChange={(code) => void load.run(code)}
      />
    </div>
  );
}

function TryAnswer({ answer, isMapped }: { answer: Answer; isMapped: boolean }) {
  const { t, language } = useMessages();
  const numbers = new Intl.NumberFormat(language);
  const sides = isMapped ? (['received', 'mapped'] as const) : (['received'] as const);
  return (
    <div className={styles.panel}>
      <dl className={styles.facts}>
        {(
          [
            ['address', answer.address],
            ['status', String(answer.status)],
            ['ms', numbers.format(answer.ms)],
            ['bytes', numbers.format(answer.bytes)],
          ] as const
        ).map(([field, text]) => (
          <div key={field}>
            <dt>{t(`apiAdapter:try.${field}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {sides.map((side) => (
        <section key={side} className={styles.panel}>
          <h2>{t(`apiAdapter:try.${side}`)}</h2>
          <ScrollRegion className={styles.tree} aria-label={t(`apiAdapter:try.${side}`)}>
            <Json text={answer[side]} />
          </ScrollRegion>
        </section>
      ))}
    </div>
  );
}

/** Folded; a text that the server has cut is shown as it is. */
function Json({ text }: { text: string }) {
  const { t } = useMessages();
  const value = parsed(text);
  if (value === undefined) return <pre>{text}</pre>;
  return (
    <JsonTree
      value={value.json}
      itemsText={(count) => t('apiAdapter:try.items', { count })}
      moreText={(count) => t('apiAdapter:try.more', { count })}
    />
  );
}

function parsed(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const reasons = [
  ...['unknownHost', 'privateAddress', 'unreachable', 'timeout', 'redirect', 'status', 'tooLarge', 'notJson'],
  ...['mismatch', 'breaker'],
];

/** What the server says besides the message, if it is known here. */
function reasonOf({ result }: CallError): string | undefined {
  const reason: unknown =
    typeof result === 'object' && result !== null && 'reason' in result ? result.reason : undefined;
  return reasons.find((one) => one === reason);
}
