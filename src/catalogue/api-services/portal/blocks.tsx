import { useTranslation } from 'react-i18next';
import type { Block, BlockOf } from '../../../contract/api-services/documents/blocks.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './content.module.css';
import { FieldTree } from './field-tree.tsx';
import { InlineText } from './inline-text.tsx';
import { Samples } from './samples.tsx';

/** The content of a page. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const titles = titlesOf(blocks);
  return (
    <>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of blocks is constant
        <BlockView key={index} block={block} title={titles[index] ?? ''} />
      ))}
    </>
  );
}

/** The heading above each block, which names what has no name of its own. */
function titlesOf(blocks: readonly Block[]): string[] {
  let title = '';
  return blocks.map((block) => {
    if (block.kind === 'heading') title = block.text;
    return title;
  });
}

function BlockView({ block, title }: { block: Block; title: string }) {
  const { t } = useTranslation('site-services');
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={block.anchor} className={styles.heading}>
          {block.text}
          <a href={`#${block.anchor}`} aria-label={t('linkTo', { name: block.text })}>
            #
          </a>
        </h2>
      );
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note} role="note">
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <Table block={block} title={title || t('facts')} />;
    case 'code':
      return <CodeBlock text={block.text} label={title || t('code')} />;
    case 'fields':
      return <FieldTree block={block} title={title} />;
    case 'samples':
      return <Samples block={block} title={title} />;
  }
}

function List({ block: { isOrdered, items } }: { block: BlockOf<'list'> }) {
  const Tag = isOrdered ? 'ol' : 'ul';
  return (
    <Tag className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </Tag>
  );
}

function Table({ block: { head, rows }, title }: { block: BlockOf<'table'>; title: string }) {
  return (
    <ScrollRegion className={styles.tableFrame} aria-label={title}>
      <table className={styles.table}>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <InlineText text={first} />
              </th>
              {cells.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of cells is constant
                <td key={index}>
                  <InlineText text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
