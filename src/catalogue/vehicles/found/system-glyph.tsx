import styles from './found.module.css';

/** Line drawings of systems, 48 by 48, by the code of the system of passenger cars. */
const paths: Readonly<Record<string, string>> = {
  10: 'M10 20h6v-5h12v5h6l4 5h3v10h-3l-4 5H16v-5h-6zM18 10h8M22 10v5M6 20v12',
  11: 'M4 26h8M12 20h20a6 6 0 0 1 0 12H12zM38 26h6M18 20v12M26 20v12',
  12: 'M8 12h32v24H8zM14 12v24M20 12v24M26 12v24M32 12v24M8 16H4v4M40 32h4v-4',
  13: 'M8 16h32v20H8zM14 16v-4h6v4M28 16v-4h6v4M14 26h6M28 26h6M31 23v6',
  14: 'M9 22a9 9 0 1 0 18 0a9 9 0 1 0-18 0M15 22a3 3 0 1 0 6 0a3 3 0 1 0-6 0M28 34a6 6 0 1 0 12 0a6 6 0 1 0-12 0M18 9v4M18 31v4M5 22h4M9 13l3 3M9 31l3-3M27 13l-3 3',
  15: 'M10 6h10M15 6v4M11 10h8l-8 5h8l-8 5h8l-8 5h8M15 25v9M10 34h10M25 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0M30 28a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  16: 'M8 24a16 16 0 1 0 32 0a16 16 0 1 0-32 0M20 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M9 20l11 3M39 20l-11 3M24 28v12',
  17: 'M5 24a16 16 0 1 0 32 0a16 16 0 1 0-32 0M16 24a5 5 0 1 0 10 0a5 5 0 1 0-10 0M34 10c9 7 9 21 0 28l-4-6c5-4 5-12 0-16z',
  18: 'M10 13c16 0 20 5 20 11s-4 11-20 11zM35 17l7-3M36 24h8M35 31l7 3',
  19: 'M7 32H4v-7l7-3 6-9h15l6 9 6 3v7h-4M18 32h12M7 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0M30 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0M13 22h24M25 13v9',
  20: 'M16 6h8l3 18H16zM14 24h17l4 6H14zM17 30v10M31 30v10M14 40h20',
  21: 'M6 14h32v22H6zM38 20h4v10h-4M24 17l-7 9h5l-1 7 7-9h-5z',
};
const OTHER = 'M24 6l16 9v18l-16 9-16-9V15zM17 24a7 7 0 1 0 14 0a7 7 0 1 0-14 0';

/** The neutral picture of a system, shown before its drawings are paid for. */
export function SystemGlyph({ code }: { code: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
      <path d={paths[code] ?? OTHER} />
    </svg>
  );
}
