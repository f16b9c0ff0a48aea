/** The logo in the brand's colour. */
export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="2.2">
        <circle cx="16" cy="16" r="9.5" />
        <circle cx="16" cy="16" r="3.2" />
      </g>
      <g fill="var(--on-accent)">
        <circle cx="16" cy="10.2" r="1.2" />
        <circle cx="21" cy="19" r="1.2" />
        <circle cx="11" cy="19" r="1.2" />
      </g>
    </svg>
  );
}
