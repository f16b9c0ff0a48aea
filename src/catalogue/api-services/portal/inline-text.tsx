import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { type InlinePart, parseInline } from '../../../contract/api-services/documents/inline.ts';
import { useOriginText } from './use-origin.ts';

/** A text of a document with its code, bold words and links. */
export function InlineText({ text }: { text: string }) {
  const withOrigin = useOriginText();
  return (
    <>
      {parseInline(withOrigin(text)).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have a constant order
        <Fragment key={index}>
          <Part part={part} />
        </Fragment>
      ))}
    </>
  );
}

function Part({ part: { kind, text, to = '' } }: { part: InlinePart }) {
  if (kind === 'code') return <code>{text}</code>;
  if (kind === 'bold') return <strong>{text}</strong>;
  if (kind === 'text') return text;
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
