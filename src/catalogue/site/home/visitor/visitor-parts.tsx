import { platform } from '../../../shared/site/platform.ts';
import { Brands } from './brands.tsx';
import { Figures } from './figures.tsx';
import { Packages } from './packages.tsx';
import { Proofs } from './proofs.tsx';
import stageStyles from './stage.module.css';
import { FallbackStage, LiveStage } from './stage.tsx';
import { Trades } from './trades.tsx';
import { useHomePage } from './use-home-page.ts';

/** The drawing of the sample; a picture when the catalogue has none. */
export function HomeStage() {
  const { data, error } = useHomePage();
  if (data === undefined && error === null) return <div className={stageStyles.stage} />;
  const sample = data?.sample ?? null;
  return sample === null ? <FallbackStage /> : <LiveStage key={sample.vin} sample={sample} />;
}

/** What follows the hero. A part without data is left out. */
export function HomeSections() {
  const { data } = useHomePage();
  const brands = data?.brands ?? [];
  return (
    <>
      {data !== undefined && data.figures !== null && <Figures figures={data.figures} />}
      {data !== undefined && <Proofs page={data} />}
      {brands.length > 0 && <Brands brands={brands} />}
      {data !== undefined && data.packages.length > 0 && <Packages packages={data.packages} />}
      {platform === 'easyEpc' && <Trades />}
    </>
  );
}
