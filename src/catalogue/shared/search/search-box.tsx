import {
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { queryKindOf } from '../../../contract/vehicles/query-kind.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { links, paths } from '../navigation/paths.ts';
import { isVinEnd } from '../vehicle/lazy-own-vins.tsx';
import { PictureButtons, usePictureDrop } from './picture-buttons.tsx';
import { firstFile, pictureRequest } from './picture-request.ts';
import { queryLink, type SearchTarget } from './query-link.ts';
import styles from './search-box.module.css';
import { usePastedNumbers } from './use-pasted-numbers.ts';

interface SearchBoxProps {
  initial?: string;
  isLarge?: boolean;
  /** Takes the focus where no keyboard opens on the screen for it. */
  isFocused?: boolean;
  target?: SearchTarget;
  /** The user chose the search by factory code, which cannot be recognised by its text. */
  isFactoryCode?: boolean;
}

/** One field for VINs, names, announcement numbers, OE numbers and pictures; displays the recognised kind. */
export function SearchBox(props: SearchBoxProps) {
  const { initial = '', isLarge = false, isFocused = false, target = {}, isFactoryCode = false } = props;
  const { t } = useTranslation('site-home');
  const { t: common } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const pasteNumbers = usePastedNumbers();
  const [text, setText] = useState(initial);
  useFocusWithMouse(input, isFocused);
  const isVehicleSearch = target.class !== undefined || target.for !== undefined;
  const kind = text.trim() === '' ? null : kindOf(text, isFactoryCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === null) return;
    navigate(
      kind === 'fgwCode' ? links.vehicle({ q: text.trim(), by: kind, ...target }) : queryLink(text, kind, target),
    );
  };
  const clear = () => {
    setText('');
    // The focused button is removed.
    input.current?.focus();
  };
  const { isOver, handlers } = usePictureDrop();
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const file = firstFile(event.clipboardData);
    // Copied spreadsheet cells include a picture too: use their text.
    if (file === undefined || event.clipboardData.types.includes('text/plain')) return pasteNumbers(event);
    event.preventDefault();
    pictureRequest.set(file);
  };
  return (
    <form
      role="search"
      // Works before hydration: the browser submits the form to the search screen.
      action={paths.vehicle}
      className={`${styles.box} ${isLarge ? styles.large : ''} ${isOver ? styles.over : ''}`}
      onSubmit={submit}
      {...handlers}
    >
      <label htmlFor={id} className="unseen">
        {t(isVehicleSearch ? 'labelVehicle' : 'label')}
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        className={styles.input}
        value={text}
        placeholder={t(isVehicleSearch ? 'placeholderVehicle' : 'placeholder')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
        aria-describedby={`${id}-kind`}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
      />
      {text !== '' && (
        <Button variant="plain" isIcon aria-label={t('clear')} onClick={clear}>
          <Icon name="close" />
        </Button>
      )}
      <PictureButtons />
      <Button variant="primary" type="submit" className={styles.submit ?? ''}>
        <Icon name="search" />
        <span>{common('action.search')}</span>
      </Button>
      {isOver && <span className={styles.drop}>{t('picture.drop')}</span>}
      <span id={`${id}-kind`} className={styles.kind} aria-live="polite">
        {kind === null ? '' : [t(`kind.${kind}`), ...(isVinEnd(text) ? [t('kind.vinEnd')] : [])].join(' · ')}
      </span>
    </form>
  );
}

/**
 * A screen that waits for its code while it hydrates is hidden for a moment, which takes the focus away; only layout effects
 * run again when it is shown.
 */
const useShownEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Focuses the field at first, unless the user is elsewhere already or has no mouse. */
function useFocusWithMouse(input: RefObject<HTMLInputElement>, isFocused: boolean) {
  useShownEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'screen';
    if (!isFocused || !isFree || window.location.hash !== '') return;
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, [input, isFocused]);
}

/** The kind of the text; a VIN is recognised even in a search by factory code. */
function kindOf(text: string, isFactoryCode: boolean) {
  const kind = queryKindOf(text);
  return isFactoryCode && kind !== 'vin' ? 'fgwCode' : kind;
}
