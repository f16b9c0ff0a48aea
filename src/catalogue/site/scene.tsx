import styles from './site.module.css';

/** Line drawings of each trade at its work, drawn for the product on a grid of 240 by 150. */
const scenes: Readonly<Record<string, string>> = {
  repair:
    'M30 112h180M52 112V92l14-6 20-28h58l24 28 28 8v18M80 86h86M112 58v28M74 112a13 13 0 1 0 26 0 13 13 0 1 0-26 0M150 112a13 13 0 1 0 26 0 13 13 0 1 0-26 0M46 132h12M182 132h12M52 112v20M188 112v20',
  trade:
    'M36 24h108v102H36zM36 46h108M72 24v102M52 60h8M52 78h8M52 96h8M84 60h48M84 78h36M84 96h44M84 112h28M164 56l40-12v66l-40 12zM164 56l-12-6 40-12 12 6M184 50v66',
  agent:
    'M120 34a14 14 0 1 0 .01 0M92 88c3-20 14-28 28-28s25 8 28 28zM44 82a10 10 0 1 0 .01 0M24 124c2-15 9-21 20-21s18 6 20 21zM196 82a10 10 0 1 0 .01 0M176 124c2-15 9-21 20-21s18 6 20 21zM88 78L58 92M152 78l30 14M70 118h100',
  fleet:
    'M20 40h112v66H20zM132 58h36l28 26v22h-64zM144 68h20l16 16h-36M44 106a13 13 0 1 0 26 0 13 13 0 1 0-26 0M82 106a13 13 0 1 0 26 0 13 13 0 1 0-26 0M154 106a13 13 0 1 0 26 0 13 13 0 1 0-26 0M12 119h216M34 54h84M34 68h84M34 82h60',
  insurer:
    'M86 20h68c10 0 16 8 18 22l4 24v42l-4 16c-2 8-8 12-16 12H84c-8 0-14-4-16-12l-4-16V66l4-24c2-14 8-22 18-22zM74 52h92M70 96h100M82 52l6 44M158 52l-6 44M98 120h44M150 26l14 14M164 26l-14 14M186 34h30M186 48h20',
  software:
    'M28 28h184v94H28zM28 46h184M38 37h.01M46 37h.01M54 37h.01M66 70L48 84l18 14M174 70l18 14-18 14M134 62l-28 46',
};

export function Scene({ of }: { of: string }) {
  return (
    <svg className={styles.scene} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path d={scenes[of]} />
    </svg>
  );
}
