/** Something that the palette offers. */
export interface PaletteEntry {
  id: string;
  group: 'records' | 'pages' | 'actions';
  title: string;
  /** Right of the title. */
  detail?: string;
  /** Other texts that find it, such as its path. */
  keywords?: readonly string[];
  run: () => void;
}

/** Whether a Chinese text has this pinyin, in full or by initials. */
export type MatchesPinyin = (text: string, typed: string) => boolean;

/** The entries that contain every typed word, by title, keywords or pinyin; those whose title begins with it come first. */
export function matchEntries(
  entries: readonly PaletteEntry[],
  typed: string,
  matchesPinyin: MatchesPinyin = () => false,
): PaletteEntry[] {
  const search = typed.trim().toLowerCase();
  if (search === '') return [...entries];
  const words = search.split(/\s+/);
  const found = entries.filter(({ title, keywords = [] }) => {
    const texts = [title, ...keywords].map((text) => text.toLowerCase());
    return words.every((word) => texts.some((text) => text.includes(word)) || matchesPinyin(title, word));
  });
  const startsWithIt = ({ title }: PaletteEntry) => title.toLowerCase().startsWith(search);
  return [...found.filter(startsWithIt), ...found.filter((entry) => !startsWithIt(entry))];
}
