/** Line icons on a 24 grid, drawn for the product. */
const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm5.2 12.2L21 21',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  edit: 'M4 20l1-4L16.5 4.5l3 3L8 19zM14 7l3 3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  up: 'M6 15l6-6 6 6',
  scan: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M8 8h3v3H8zM13 13h3v3h-3zM13 8h3M8 16h.01',
  grid: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  left: 'M15 6l-6 6 6 6',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  moon: 'M19 14.5A7.5 7.5 0 0 1 9.5 5 7.5 7.5 0 1 0 19 14.5z',
  document: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  tree: 'M4 4h6v4H4zM7 8v10.5h6M7 12h6M13 10h7v4h-7zM13 16.5h7v4h-7z',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 20h14',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.2h.01',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5.5M12 7.7h.01',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  swap: 'M4 8h14l-3.5-3.5M20 16H6l3.5 3.5',
  car: 'M3 16v-3l2-1 2-4.5h9l3 4.5 2 1v3zM7 16a1.8 1.8 0 1 0 .01 0M17 16a1.8 1.8 0 1 0 .01 0',
  truck: 'M2 6h11v10H2zM13 9h4l3 3.5V16h-7M6 16a1.8 1.8 0 1 0 .01 0M16.5 16a1.8 1.8 0 1 0 .01 0',
  pin: 'M12 3.5a6 6 0 0 1 6 6c0 4.5-6 11-6 11s-6-6.5-6-11a6 6 0 0 1 6-6zM12 7.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  star: 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  undo: 'M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  camera: 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z',
  flag: 'M6 21V4M6 4.5h12l-2.5 4 2.5 4H6',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  language: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z',
} as const;

export type IconName = keyof typeof paths;

/** Decorative: put its meaning in text beside it or in the label of its button. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
