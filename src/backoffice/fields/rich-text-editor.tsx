import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Button, Popover } from 'antd';
import { type ComponentType, useEffect, useState } from 'react';
import { richTextLink, richTextSchemes } from '../../contract/rich-text.ts';
import { useMessages } from '../messages.ts';
import { LinkForm } from './link-form.tsx';
import styles from './rich-text-editor.module.css';

const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { ...richTextLink },
      isAllowedUri: (url) => richTextSchemes.some((scheme) => url.startsWith(`${scheme}:`)),
    },
  }),
];

interface RichTextEditorProps {
  /** The id by which the form finds the field. */
  id: string;
  /** For assistive technology: a label element names form controls only. */
  label: string;
  value: string;
  /** Called with '' for an empty text. */
  onChange: (html: string) => void;
}

/** A text with headings, lists, emphasis and links. Its value is HTML. */
export function RichTextEditor({ id, label, value, onChange }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-label': label, 'aria-multiline': 'true', class: styles.text ?? '' },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  // The form sets the value when the record arrives, or after it is reset.
  useEffect(() => {
    // tiptap replaces an editor whose effects have not run a millisecond after it was created, as on a busy machine.
    if (editor.isDestroyed) return;
    const current = editor.isEmpty ? '' : editor.getHTML();
    if (value !== current) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

interface Tool {
  name: string;
  icon: ComponentType | string;
  isActive(editor: Editor): boolean;
  run(editor: Editor): void;
}

const tools: readonly Tool[] = [
  {
    name: 'heading',
    icon: 'H',
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    icon: BoldOutlined,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: ItalicOutlined,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    icon: UnorderedListOutlined,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: OrderedListOutlined,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'undo',
    icon: UndoOutlined,
    isActive: () => false,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    icon: RedoOutlined,
    isActive: () => false,
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useMessages();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.filter(({ isActive }) => isActive(current)).map(({ name }) => name),
  });
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('editor.toolbar')}>
      {tools.map(({ name, icon: Icon, run }) => (
        <Button
          key={name}
          size="small"
          type="text"
          className={active.includes(name) ? (styles.active ?? '') : ''}
          aria-pressed={active.includes(name)}
          aria-label={t(`editor.${name}`)}
          title={t(`editor.${name}`)}
          icon={typeof Icon === 'string' ? <b aria-hidden>{Icon}</b> : <Icon aria-hidden />}
          onClick={() => run(editor)}
        />
      ))}
      <LinkTool editor={editor} />
    </div>
  );
}

function LinkTool({ editor }: { editor: Editor }) {
  const { t } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const href = useEditorState({ editor, selector: ({ editor: current }) => readHref(current) });
  const save = (url: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (url === '') chain.unsetLink().run();
    // Without a selection the address is also the text.
    else if (editor.state.selection.empty && href === '') {
      chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
    } else chain.setLink({ href: url }).run();
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      destroyOnHidden
      content={<LinkForm href={href} onSave={save} />}
    >
      <Button
        size="small"
        type="text"
        className={href === '' ? '' : (styles.active ?? '')}
        aria-pressed={href !== ''}
        aria-label={t('editor.link')}
        title={t('editor.link')}
        icon={<LinkOutlined aria-hidden />}
      />
    </Popover>
  );
}

function readHref(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}
